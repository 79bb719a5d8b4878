import type { LogicElement } from '#model/logic/logic-element.ts'
import type { ProvenanceEntry } from '#model/wiki/provenance.ts'
import { findReason } from '#web/features/certainty/reasons.ts'
import { paths } from '#model/wiki/paths.ts'
import { Icon } from '../../../ui/icon.tsx'
import { CertaintyBadge } from '#web/game-ui/certainty-badge.tsx'

/** Slugs of the parts of the logic guide; part 1 is at index 0. */
const guideParts = ['logic-elements', 'logic-elements-part-two', 'logic-elements-part-three']

const ends = [
  { field: 'inputs', label: 'In' },
  { field: 'outputs', label: 'Out' },
  { field: 'limits', label: 'Good to know' },
] as const

/** What a logic element does, from the logic guide. */
export function LogicElementAdvice({ element, sources }: { element: LogicElement; sources: readonly ProvenanceEntry[] }) {
  const { what_it_does, explanation, guide_part, item } = element
  const rows = ends.filter(({ field }) => element[field])
  return (
    <div className="card logic-card">
      <p>{what_it_does}</p>
      {rows.length > 0 && (
        <dl className="facts">
          {rows.map(({ field, label }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                {element[field]}
                <CertaintyBadge of={findReason(sources, field, 'logic-element')} />
              </dd>
            </div>
          ))}
        </dl>
      )}
      {explanation && <div className="prose" dangerouslySetInnerHTML={{ __html: explanation }} />}
      <p>
        <a href={`${paths.guide('hydro-logic', guideParts[guide_part - 1])}#${item}`}>
          <Icon name="book-open" className="inline" />
          Read on in the logic guide
        </a>
      </p>
    </div>
  )
}
