import type { Attribute } from '#web/data-attr.ts'

/** On the form of an item table. */
export const itemsForm: Attribute<'catalogue' | 'database' | 'shelf'> = 'data-items'
/** On the text that says how many items are shown. */
export const itemCount: Attribute = 'data-item-count'
/** On the message shown while no item matches. */
export const noItems: Attribute = 'data-no-items'
/** On a link that changes one part of the view. */
export const pressedPart: Attribute = 'data-press'
export const copiesTable: Attribute = 'data-copy-table'
/** On the field with the text to copy by hand if the clipboard is unavailable, as over http. */
export const tableText: Attribute = 'data-table-text'
export const savesTable: Attribute = 'data-save-table'
/** Group of the row's item; a short name because there are hundreds of rows. */
export const rowGroup: Attribute = 'data-g'
/**
 * Certainty of name, price and description, a letter each: "g" for guess, "w" for worked out, "-" for anything surer. Only on rows with a
 * letter.
 */
export const rowMarks: Attribute = 'data-m'
/** Other names of the item, for the filter. */
export const rowAlias: Attribute = 'data-alias'
/** Version of the price, if it is not one the wiki describes. */
export const rowVersion: Attribute = 'data-version'

/** Title of the disabled checkbox of an item without a price. */
export const unpricedTitle = 'No known price'
