import type { FactLookup } from '#model/fact-lookup.ts'
import { ItemLink } from '../item-link.tsx'

/** How far a spanner and a toolbag go. */
export function RepairAdvice({ facts }: { facts: FactLookup }) {
  const [spanner, toolbag, launcher] = [
    facts.number('spanner_uses'),
    facts.number('toolbag_uses'),
    facts.number('spanner_launcher_capacity'),
  ]
  if (spanner === null || toolbag === null) return null
  return (
    <ul className="card plain-list">
      <li>
        A <ItemLink item={{ name: 'Spanner', safe_name: 'spanner' }} /> has {uses(spanner)}: one worn drill, smelter or filter.
      </li>
      <li>
        A <ItemLink item={{ name: 'Toolbag', safe_name: 'toolbag' }} /> has {uses(toolbag)}, so it replaces {Math.floor(toolbag / spanner)}{' '}
        spanners in your hands.
      </li>
      {launcher !== null && (
        <li>
          A <ItemLink item={{ name: 'Spanner Launcher', safe_name: 'spanner-launcher' }} /> holds {launcher} spanners and fires one at a
          worn machine when triggered.
        </li>
      )}
    </ul>
  )
}

function uses(number: number): string {
  return `${number} ${number === 1 ? 'use' : 'uses'}`
}
