import type { Attribute } from '#web/data-attr.ts'

/** Of the body: the browser may keep pages for reading without a network. */
export const offersOffline: Attribute = 'data-offers-offline'
/** The page on what is kept. */
export const offlinePage: Attribute = 'data-offline'
/** The words for a page that is not kept, and its address in them. */
export const missingPage: Attribute = 'data-offline-missing'
export const missingAddress: Attribute = 'data-offline-address'
export const missingReason: Attribute = 'data-offline-reason'
/** In place of a page that is not stored: what the search index knows, its heading, its list, and the template of a row. */
export const foundSection: Attribute = 'data-offline-found'
export const foundTitle: Attribute = 'data-offline-found-title'
export const foundList: Attribute = 'data-offline-found-list'
export const foundRow: Attribute = 'data-offline-found-row'
/** Why this browser keeps nothing, in place of all below. */
export const cachesNothing: Attribute = 'data-offline-none'
/** What is there where it keeps something. */
export const cachesPages: Attribute = 'data-offline-cached'
/** How much is kept, and the list of it with the template of a row, and its field. */
export const cachedSum: Attribute = 'data-offline-sum'
export const cachedList: Attribute = 'data-offline-list'
export const cachedRow: Attribute = 'data-offline-row'
export const cachedFind: Attribute = 'data-offline-find'
/** All of the wiki: how large it is, its button, and how far it has come. */
export const wholeSize: Attribute = 'data-offline-size'
export const wholeButton: Attribute<'keep' | 'stop' | 'forget'> = 'data-offline-whole'
export const wholeProgress: Attribute = 'data-offline-progress'
export const wholeStatus: Attribute = 'data-offline-status'
/** The switch for all of it, and what came of it. */
export const offlineSwitch: Attribute = 'data-offline-switch'
export const switchStatus: Attribute = 'data-offline-switched'
