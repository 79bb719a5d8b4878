import type { Attribute } from '#web/data-attr.ts'

/** On the checkbox that hides guesses in a table without filters. */
export const hidesGuesses: Attribute = 'data-leave-out'
/** On the text with the number of guesses: whether they are hidden. */
export const guessCount: Attribute<'in' | 'out'> = 'data-guess-count'
