import { CertaintyBadge } from '#web/game-ui/certainty-badge.tsx'
import type { FactLookup } from '#model/wiki/fact-lookup.ts'

/** Fishing from cast to catch: how often the bobber dips before the reader should pull. */
export function FishingAdvice({ facts }: { facts: FactLookup }) {
  const [bobs, types] = [facts.number('fishing_bobs'), facts.number('fishing_pole_types')]
  const later = facts.text('red_bobber_since')
  if (bobs === null) return null
  return (
    <div className="card">
      <p>
        Cast it and watch the bobber. It dips {bobs} times; pull in after the last.{types !== null && ` There are ${types} kinds of pole.`}
      </p>
      <ol className="belt waters">
        <li>cast</li>
        {Array.from({ length: bobs }, (_, index) => (
          <li key={index}>
            <b>{index + 1}</b> {index + 1 === bobs ? 'last bob' : 'bob, wait'}
          </li>
        ))}
        <li className="rest">
          <b aria-hidden="true">!</b> pull in
        </li>
      </ol>
      {later && (
        <p className="sm muted note">
          From {later} on
          <CertaintyBadge of="guess" />, a red bobber dips when a fish bites: click then.
        </p>
      )}
    </div>
  )
}
