import type { Attribute } from '#web/data-attr.ts'

/** On a price of the wiki: safe name of its item. A short name, because a page may have hundreds. */
export const pricedItem: Attribute = 'data-p'
/** Percent of that price that is shown. */
export const priceShare: Attribute = 'data-p-share'
/** On a price that is the sum of several, as written by `formatPriceParts`. */
export const pricedSum: Attribute = 'data-p-sum'
/** On a price of the reader: text of the wiki's price. */
export const ourPrice: Attribute = 'data-ours'
/** On the text beside a price that names its version of the game. */
export const priceVersion: Attribute = 'data-p-in'
/** On a price of the version the reader plays, rather than one they set. Then `ourPrice` names the wiki's version. */
export const ofVersion: Attribute = 'data-of-version'
/** On a price of the reader: the price in coins. */
export const ownCoins: Attribute = 'data-own'
/** On the root element: versions of the game that a reader may choose, oldest first. The last one is the default. */
export const playedVersions: Attribute = 'data-plays'

/** URL of all changes by version, for the prices of the version the reader plays. */
export const versionChanges: Attribute = 'data-changes'
/** On text that applies from this major version of the game on: "3". */
export const sinceMajor: Attribute = 'data-since'
/** On the text with the versions this wiki describes, or the one the reader plays. */
export const playedVersion: Attribute = 'data-played'

/** On the form or dialog that sets a price: safe name of the item. Empty for the dialog of a table. */
export const priceEditor: Attribute = 'data-price-editor'
/** On a table row's button that opens the dialog for its item. */
export const setsPrice: Attribute = 'data-set-price'
export type EditorPart =
  | 'yours'
  | 'elsewhere'
  | 'label'
  | 'version'
  | 'open'
  | 'word'
  | 'send'
  | 'forget'
  | 'undo'
  | 'form'
  | 'problem'
  | 'cancel'
  | 'status'
export const editorPart: Attribute<EditorPart> = 'data-pp'

/** Event on `document`: the reader's prices were shown or changed. */
export const pricesShown = 'prices-shown'
/** Event on `document`: HTML with prices was inserted. */
export const pricesAdded = 'prices-added'
