import type { Attribute } from '#web/data-attr.ts'

/** On a price of the wiki: safe name of its item, or those of the items that share it. A short name, because a page may have hundreds. */
export const pricedItem: Attribute = 'data-p'
/** Percent of that price that is shown. */
export const priceShare: Attribute = 'data-p-share'
/** On a price that is the sum of several, as written by `formatPriceParts`. */
export const pricedSum: Attribute = 'data-p-sum'
/** On a price of the reader: text of the wiki's price. On a price of the version they play: that version. */
export const ourPrice: Attribute = 'data-ours'
/** On the text beside a price that names its version of the game. */
export const priceVersionNote: Attribute = 'data-p-in'
/** On a price of the reader: the price in coins. */
export const ownCoins: Attribute = 'data-own'
/** On the elements around a price of the reader, or of the version they play. CSS hides the badge and the version of the wiki's price in them. */
export const aroundPrice: Attribute<'mine' | 'version'> = 'data-priced'
/** Of the whole page: the versions of the game that a reader may choose, oldest first. The last one is the default. */
export const playedVersions: Attribute = 'data-plays'

/** URL of all changes by version, for the prices of the version the reader plays. */
export const versionChanges: Attribute = 'data-changes'
/** On text that applies from this major version of the game on: "3". */
export const sinceMajor: Attribute = 'data-since'
/** On the text with the versions this wiki describes, or the one the reader plays. */
export const playedVersion: Attribute = 'data-played'

/** On the text with the version that the reader plays: "3.x". */
export const playedName: Attribute = 'data-played-name'

/** On the form for a price: safe name of its item; empty for the dialog of a table. */
export const priceEditor: Attribute = 'data-price-editor'
/** On a table row's button that opens the dialog for its item: what the price is for. Rows without it have `.per` for a weight. */
export const setsPrice: Attribute<'piece' | 'weight'> = 'data-set-price'
export type EditorPart = 'elsewhere' | 'label' | 'open' | 'send' | 'forget' | 'undo' | 'form' | 'problem' | 'cancel' | 'status'
export const editorPart: Attribute<EditorPart> = 'data-pp'

/** Event on `document`: the reader's prices were shown or changed. */
export const pricesShown = 'prices-shown'
/** Event on `document`: HTML with prices was added, or prices of a version were loaded. */
export const pricesAdded = 'prices-added'
