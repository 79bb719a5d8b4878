import type { CollectedKind } from '#model/my-game/my-game.ts'
import type { Attribute } from '#web/data-attr.ts'

/** On the button that marks a thing of this kind as collected. */
export const ticksThing: Attribute<CollectedKind> = 'data-game-tick'
/** On a part of the status: whether the reader has it, hand-ins left, and where it stands. */
export const gameStatusPart: Attribute<'owned' | 'hand-ins' | 'guess' | 'standing'> = 'data-game-status'
/** On the element that shows what the reader's game has of a thing. */
export const tickedThing: Attribute = 'data-game-thing'
