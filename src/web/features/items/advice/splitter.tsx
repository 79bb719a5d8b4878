import type { FactLookup } from '#model/wiki/fact-lookup.ts'
import { CertaintyBadge } from '#web/game-ui/certainty-badge.tsx'

/** The dial has fewer options than a belt has resources: the last resource needs no splitter. */
export function SplitterAdvice({ facts }: { facts: FactLookup }) {
  const [resources, options] = [facts.number('splitter_resources'), facts.number('splitter_options')]
  const sorted = facts.text('sorted_resources')
  if (resources === null || options === null) return null
  return (
    <div className="card">
      <p>
        You sort {resources} resources{sorted && `: ${sorted}`}
        <CertaintyBadge of={facts.mark('sorted_resources')} />. The dial has {options} settings and chooses what the splitter pulls off the
        belt
        <CertaintyBadge of="guess" />.
      </p>
      <p>
        Place up to {options} splitters in a row, each set to its own resource. What none of them takes rides on to the end of the belt.
      </p>
      <ol className="belt">
        {Array.from({ length: options }, (_, index) => (
          <li key={index}>
            <b>{index + 1}</b> splitter
          </li>
        ))}
        <li className="rest">
          <b>{resources}</b> the rest
        </li>
      </ol>
    </div>
  )
}
