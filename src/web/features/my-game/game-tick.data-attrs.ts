import type { CollectedKind } from '#model/my-game/my-game.ts'
import type { Attribute } from '#web/data-attr.ts'

/** The button that ticks a thing of this kind. */
export const ticksThing: Attribute<CollectedKind> = 'data-game-tick'
/** What a page says of a thing in the reader's game: with such a button, or only where it stands. */
export const tickedThing: Attribute = 'data-game-thing'
