import type { Attribute } from '#web/attribute.ts'

/** A link that puts an item on the list: its id. */
export const addsToList: Attribute = 'data-add-to-list'
