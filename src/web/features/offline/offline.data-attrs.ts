import type { Attribute } from '#web/data-attr.ts'

/** On the body: the browser may cache pages for offline reading. */
export const offersOffline: Attribute = 'data-offers-offline'
/** The bar over a page from this browser's cache, its sentence and its link to the newest page. */
export const cachedBar: Attribute = 'data-cached-bar'
export const cachedBarReload: Attribute = 'data-cached-reload'
/** On the page about cached content. */
export const offlinePage: Attribute = 'data-offline'
/** On the message for a page that is not cached, its URL and the reason. */
export const missingPage: Attribute = 'data-offline-missing'
export const missingAddress: Attribute = 'data-offline-address'
export const missingReason: Attribute = 'data-offline-reason'
/** Matches from the search index for a page that is not cached: heading, list, template of a row. */
export const foundSection: Attribute = 'data-offline-found'
export const foundTitle: Attribute = 'data-offline-found-title'
export const foundList: Attribute = 'data-offline-found-list'
export const foundRow: Attribute = 'data-offline-found-row'
/** On the reason why this browser caches nothing; replaces everything below. */
export const cachesNothing: Attribute = 'data-offline-none'
/** On the content shown if it caches pages. */
export const cachesPages: Attribute = 'data-offline-cached'
/** Size of the cache, the list of pages, the template of a row, the filter field. */
export const cachedSum: Attribute = 'data-offline-sum'
export const cachedList: Attribute = 'data-offline-list'
export const cachedRow: Attribute = 'data-offline-row'
export const cachedFind: Attribute = 'data-offline-find'
/** The whole wiki: its size, its buttons, its progress. */
export const wholeSize: Attribute = 'data-offline-size'
export const wholeButton: Attribute<'keep' | 'stop' | 'forget'> = 'data-offline-whole'
export const wholeProgress: Attribute = 'data-offline-progress'
export const wholeStatus: Attribute = 'data-offline-status'
/** The switch for offline reading, and its result. */
export const offlineSwitch: Attribute = 'data-offline-switch'
export const switchStatus: Attribute = 'data-offline-switched'
