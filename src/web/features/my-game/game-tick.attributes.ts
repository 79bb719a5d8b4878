import type { CollectedKind } from '#model/my-game/my-game.ts'
import type { Attribute } from '#web/attribute.ts'

/** The button that ticks an item of this kind, and what is known of it in the reader's game. */
export const ticksThing: Attribute<CollectedKind> = 'data-game-tick'
/** The item that it is about. */
export const tickedThing: Attribute = 'data-game-thing'
