import type { Attribute } from '#web/data-attr.ts'

/** A price of the wiki: the safe name of its item. A short name, for there may be hundreds on a page. */
export const pricedItem: Attribute = 'data-p'
/** The share of that price which is shown, in percent. */
export const priceShare: Attribute = 'data-p-share'
/** A price that adds up several, as `formatPriceParts` writes them. */
export const pricedSum: Attribute = 'data-p-sum'
/** On a price of the reader: the wiki's price, as it was written. */
export const ourPrice: Attribute = 'data-ours'
/** Words beside a price: the other version of the game that it is of. */
export const priceVersion: Attribute = 'data-p-in'
/** On a price of the version that the reader plays, which is none they set. Then `ourPrice` names the version. */
export const ofVersion: Attribute = 'data-of-version'
/** On a price of the reader: the price in coins. */
export const ownCoins: Attribute = 'data-own'
/** Of the whole page: the versions of the game that a reader may choose, oldest first. The last one is the default. */
export const playedVersions: Attribute = 'data-plays'

/** The address of what all versions of the game changed, for the prices of the version that the reader plays. */
export const versionChanges: Attribute = 'data-changes'
/** On words that hold from this major version of the game on: "3". */
export const sinceMajor: Attribute = 'data-since'
/** Says the versions that this wiki describes, or the one that the reader plays. */
export const playedVersion: Attribute = 'data-played'

/** Where a price is set: the safe name of its item. Empty where one dialog sets the prices of a table. */
export const priceEditor: Attribute = 'data-price-editor'
/** A button in a row of a table: asks for the price of its item. */
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

/** An event of the document: the prices of the reader are shown, or others than before. */
export const pricesShown = 'prices-shown'
/** An event of the document: HTML with prices was put into the page. */
export const pricesAdded = 'prices-added'
