import { CertaintyBadge } from '#web/game-ui/certainty-badge.tsx'

/** Notice that most shop inventories are guesses. */
export function ShelvesAreGuessed() {
  return (
    <>
      {' '}
      Which good stands on which shelf is mostly our guess
      <CertaintyBadge of="guess" />; each item’s page marks it.
    </>
  )
}
