import type { Attribute } from '#web/attribute.ts'

/** A field of a page in which typing opens the search. */
export const suggestsNames: Attribute = 'data-suggest'
