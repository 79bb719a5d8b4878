import { CertaintyBadge } from '#web/game-ui/certainty-badge.tsx'
import type { FactLookup } from '#model/wiki/fact-lookup.ts'

/** Fishing from cast to catch: how often the float bobs before the reader should click. */
export function FishingAdvice({ facts }: { facts: FactLookup }) {
  const [bobs, types] = [facts.number('fishing_bobs'), facts.number('fishing_pole_types')]
  const later = facts.text('red_float_since')
  if (bobs === null) return null
  return (
    <div className="card">
      <p>
        Cast it and watch the float. It bobs {bobs} times; click after the last.{types !== null && ` There are ${types} kinds of pole.`}
      </p>
      <ol className="belt waters">
        <li>cast</li>
        {Array.from({ length: bobs }, (_, index) => (
          <li key={index}>
            <b>{index + 1}</b> {index + 1 === bobs ? 'last bob' : 'bob, wait'}
          </li>
        ))}
        <li className="rest">
          <b aria-hidden="true">!</b> click
        </li>
      </ol>
      {later && (
        <p className="sm muted note">
          From {later} on
          <CertaintyBadge of={facts.mark('red_float_since')} />, a red float dips when a fish bites: click then.
        </p>
      )}
    </div>
  )
}
