import type { PageBlock } from '#model/pages/page.ts'
import type { ProseData } from './prose-data.ts'
import { ProseHtml } from './prose-text.tsx'
import { ProseWidget } from './prose-widget.tsx'
import { explainMarks } from '../certainty/cited-facts.ts'
import './prose.css'

/** The text of a page, with the parts drawn from data in their places. */
export function ProseBlocks({ blocks, data }: { blocks: PageBlock[]; data: ProseData }) {
  return blocks.map((block, place) =>
    'html' in block ? (
      <ProseHtml key={place} html={explainMarks(block.html, data.cited)} />
    ) : (
      <ProseWidget key={place} name={block.widget} options={block.options} data={data} />
    ),
  )
}
