import type { Attribute } from '#web/data-attr.ts'

/** A link that puts an item on the list: its id. Or several things, as a list is written: at least so many of each. */
export const addsToList: Attribute = 'data-add-to-list'
/** In such a link: its words, which say when the item is on the list. */
export const addsWord: Attribute = 'data-add-word'
/** On such a link: how many of it; without it, one, and only where it is not on the list yet. */
export const addsPieces: Attribute = 'data-pieces'
