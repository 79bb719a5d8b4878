import type { CollectedKind } from '#model/my-game/my-game.ts'
import type { Attribute } from '#web/data-attr.ts'

/** On the button that marks a thing of this kind as collected. */
export const ticksThing: Attribute<CollectedKind> = 'data-game-tick'
/** What is said of it: whether the reader has it, the hand-ins that are left for it, and where it stands. */
export const gameStatusPart: Attribute<'owned' | 'hand-ins' | 'guess' | 'standing'> = 'data-game-status'
/** On the element that shows what the reader's game has of a thing. */
export const tickedThing: Attribute = 'data-game-thing'
