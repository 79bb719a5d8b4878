import { CertaintyBadge } from '#web/game-ui/certainty-badge.tsx'

/** Where a list says which shop has what: most of that is guessed, and each item's page says of which. */
export function ShelvesAreGuessed() {
  return (
    <>
      {' '}
      Which good stands on which shelf is mostly our guess
      <CertaintyBadge of="guess" />; each item’s page marks it.
    </>
  )
}
