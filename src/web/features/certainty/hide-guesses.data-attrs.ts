import type { Attribute } from '#web/data-attr.ts'

/** The box that leaves guesses out of a table that has no filter of its own. */
export const hidesGuesses: Attribute = 'data-leave-out'
/** Says how many prices are guesses. */
export const guessCount: Attribute = 'data-guess-count'
