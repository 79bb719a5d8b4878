import type { FactLookup } from '#model/fact-lookup.ts'
import { ItemLink } from '../item-link.tsx'

/** When to pull in, and the pot that needs no pulling. */
export function FishingAdvice({ facts }: { facts: FactLookup }) {
  const [bobs, wait, types, trader] = [
    facts.number('fishing_bobs'),
    facts.text('fishing_pot_wait'),
    facts.number('fishing_pole_types'),
    facts.text('rod_trader'),
  ]
  return (
    <ul className="card plain-list">
      {bobs !== null && (
        <li>
          <ItemLink item={{ name: 'Fishing Pole', safe_name: 'fishing-pole' }} />: cast it and watch the bobber. It dips {bobs} times; pull
          in after the last.
        </li>
      )}
      {wait !== null && (
        <li>
          <ItemLink item={{ name: 'Fishing Pot', safe_name: 'fishing-pot' }} />: leave it in the water. It has a catch in {wait}.
        </li>
      )}
      {types !== null && (
        <li>
          There are {types} kinds of pole.{trader !== null && ` The rod trader ${trader}.`}
        </li>
      )}
    </ul>
  )
}
