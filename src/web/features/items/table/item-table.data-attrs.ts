import type { Attribute } from '#web/data-attr.ts'

/** The form of the items: of all, to look at or to choose from, or of those on a shelf. */
export const itemsForm: Attribute<'catalogue' | 'database' | 'shelf'> = 'data-items'
/** Says how many items are shown. */
export const itemCount: Attribute = 'data-item-count'
/** Shown where none is. */
export const noItems: Attribute = 'data-no-items'
/** A link that changes one part of what is shown. */
export const pressedPart: Attribute = 'data-press'
export const copiesTable: Attribute = 'data-copy-table'
/** The field that shows the copied text where the clipboard is not allowed, as over http. */
export const tableText: Attribute = 'data-table-text'
export const savesTable: Attribute = 'data-save-table'
/** The group of the item in this row; one letter, for there are hundreds of rows. */
export const rowGroup: Attribute = 'data-g'
/**
 * How sure the item's name, price and description are, a letter each: "g" for a guess, "w" for worked out, "-" for anything surer. Only
 * in rows that have a letter.
 */
export const rowMarks: Attribute = 'data-m'
/** Other names by which it is found. */
export const rowAlias: Attribute = 'data-alias'
/** The version of the game its price is from, where that is none of those described. */
export const rowVersion: Attribute = 'data-version'
