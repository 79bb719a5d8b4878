import type { LogicElement } from '#model/logic/logic-element.ts'
import { paths } from '#model/wiki/paths.ts'
import { Icon } from '../../../ui/icon.tsx'

/** The pages of the logic guide by their number. */
const guideParts = ['logic-elements', 'logic-elements-part-two', 'logic-elements-part-three']

/** What a logic element does, as the logic guide explains it. */
export function LogicElementAdvice({ element }: { element: LogicElement }) {
  const { what_it_does, inputs, outputs, limits, explanation, guide_part, item } = element
  const rows = [
    ['In', inputs],
    ['Out', outputs],
    ['Limits', limits],
  ].filter(([, text]) => text)
  return (
    <div className="card logic-card">
      <p>{what_it_does}</p>
      {rows.length > 0 && (
        <dl className="facts">
          {rows.map(([label, text]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      )}
      {explanation && <div className="prose" dangerouslySetInnerHTML={{ __html: explanation }} />}
      <p>
        <a href={`${paths.logicGuide(guideParts[guide_part - 1])}#${item}`}>
          <Icon name="book-open" className="inline" />
          Read on in the logic guide
        </a>
      </p>
    </div>
  )
}
