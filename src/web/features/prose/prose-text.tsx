import type { PageBlock } from '#model/pages/page.ts'
import { renderActs, linkHeadings, pictureItems } from './prose-html.ts'
import { stepsSheet } from './widgets/steps-sheet.ts'
import './prose.css'

/** Text of a page without widgets, beside a tool or a leaderboard: it loads no widget styles. */
export function ProseText({ blocks }: { blocks: PageBlock[] }) {
  return blocks.map((block, index) => 'html' in block && <ProseHtml key={index} html={block.html} />)
}

/** HTML of a page, sanitized when the content was read. */
export function ProseHtml({ html }: { html: string }) {
  const withWidgets = renderActs(pictureItems(linkHeadings(html)))
  return (
    <>
      {withWidgets.includes('<span class="act"') && <link rel="stylesheet" href={stepsSheet} />}
      <div className="prose" dangerouslySetInnerHTML={{ __html: withWidgets }} />
    </>
  )
}
