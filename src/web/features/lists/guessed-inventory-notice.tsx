import { CertaintyBadge } from '#web/game-ui/certainty-badge.tsx'

/** Notice that most shop inventories are guesses. */
export function GuessedInventoryNotice() {
  return (
    <>
      {' '}
      Shop stock is mostly unconfirmed
      <CertaintyBadge of="guess" />. Each item’s page marks it.
    </>
  )
}
