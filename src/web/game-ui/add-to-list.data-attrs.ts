import type { Attribute } from '#web/data-attr.ts'

/** On a link that adds to the reader's list: an item id, or a formatted list, of which each count is a minimum. */
export const addsToList: Attribute = 'data-add-to-list'
/** Inside such a link: the text that says whether the item is on the list. */
export const addsWord: Attribute = 'data-add-word'
/** On the text with the result, in the dialog or beside the link. */
export const addedStatus: Attribute = 'data-added'
/** On such a link: how many to add. Default: one, unless the item is on the list. */
export const addsPieces: Attribute = 'data-pieces'
