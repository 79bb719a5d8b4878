import type { PageBlock } from '#model/pages/page.ts'
import type { ProseData } from './prose-data.ts'
import { ProseHtml } from './prose-text.tsx'
import { ProseWidget } from './prose-widget.tsx'
import { explainMarks } from '../certainty/cited-facts.ts'
import './prose.css'

type Props = { blocks: PageBlock[]; data: ProseData; underHeading?: React.ReactNode }

/** Text of a page, with widgets rendered from data in between. */
export function ProseBlocks({ blocks, data, underHeading }: Props) {
  const [heading, rest] = underHeading ? splitHeading(blocks) : ['', blocks]
  return (
    <>
      {heading && <ProseHtml html={heading} />}
      {underHeading}
      <Blocks blocks={rest} data={data} />
    </>
  )
}

/** Splits off the heading that the text begins with. */
function splitHeading(blocks: PageBlock[]): [heading: string, rest: PageBlock[]] {
  const [first, ...others] = blocks
  const heading = first && 'html' in first && /^\s*<h2\b.*?<\/h2>/s.exec(first.html)?.[0]
  return heading ? [heading, [{ ...first, html: first.html.slice(heading.length) }, ...others]] : ['', blocks]
}

function Blocks({ blocks, data }: Pick<Props, 'blocks' | 'data'>) {
  return blocks.map((block, index) =>
    'html' in block ? (
      <ProseHtml key={index} html={explainMarks(block.html, data.cited)} />
    ) : (
      <ProseWidget key={index} name={block.widget} options={block.options} data={data} />
    ),
  )
}
