import type { Wiring, Flow } from '#model/logic/wiring.ts'
import type { ProvenanceEntry } from '#model/wiki/provenance.ts'
import { toMark } from '#model/wiki/certainty.ts'
import { WiringPlan } from './wiring-plan.tsx'
import styleSheet from './wiring-diagram.css?url'
import { CertaintyBadge } from '#web/game-ui/certainty-badge.tsx'

const flowNames: Record<Flow, string> = { logic: 'Logic', water: 'Water', power: 'Power', items: 'Items' }

/** A build as tiles and pipes: horizontal, or vertical on narrow screens. */
export function WiringDiagram({ wiring, sources }: { wiring: Wiring | undefined; sources: readonly ProvenanceEntry[] }) {
  if (!wiring) return null
  const reason = sources.find(({ id }) => id === wiring.build)
  const mark = toMark(reason?.certainty)
  const flows = [...new Set(wiring.edges.map(({ carries }) => carries))]
  const labelOf = (id: string) => wiring.nodes.find((node) => node.id === id)?.label ?? id
  return (
    <figure className="drawn wiring">
      <link rel="stylesheet" href={styleSheet} />
      <figcaption>
        <b>{wiring.title}</b>
        <span className="wiring-key">
          {flows.map((flow) => (
            <span key={flow}>
              <i className={flow} aria-hidden="true" /> {flowNames[flow]}
            </span>
          ))}
        </span>
      </figcaption>
      <WiringPlan wiring={wiring} />
      <details>
        <summary>The same as a list</summary>
        <ul>
          {wiring.edges.map(({ from, to, carries, label }, index) => (
            <li key={index}>
              {labelOf(from)} to {labelOf(to)}: {flowNames[carries].toLowerCase()}
              {label && `, ${label}`}
            </li>
          ))}
        </ul>
      </details>
      {mark === 'guess' && (
        <p className="sm soft">
          <CertaintyBadge of={mark} /> {reason?.source}.
        </p>
      )}
    </figure>
  )
}
