import type { FactLookup } from '#model/fact-lookup.ts'
import { ItemLink } from '../item-link.tsx'

/** How long a smelter needs for a bar, and what that means for a logic line that feeds it. */
export function SmeltingAdvice({ facts }: { facts: FactLookup }) {
  const [seconds, delay] = [facts.number('smelter_seconds_per_ingot'), facts.number('logic_delay_seconds')]
  if (seconds === null) return null
  return (
    <ul className="card plain-list">
      <li>
        A smelter needs {seconds} seconds for each bar, {Math.floor(60 / seconds)} bars a minute at most.
      </li>
      {delay !== null && delay > 0 && (
        <li>
          Run by logic, put {Math.ceil(seconds / delay)} <ItemLink item={{ name: 'Logic Delay', safe_name: 'logic-delay' }} /> elements (
          {delay} second each) between two pours.
        </li>
      )}
    </ul>
  )
}
