import { SaidSign } from '#web/game-ui/mark.tsx'

/** Where a list says which shop has what: most of that is guessed, and each item's page says of which. */
export function ShelvesAreGuessed() {
  return (
    <>
      {' '}
      Which good stands on which shelf is mostly our guess
      <SaidSign of="guess" />; each item’s page marks it.
    </>
  )
}
