import type { Attribute } from '#web/attribute.ts'

/** Where items stand side by side: without a network, `cached-comparison.browser.tsx` draws it anew from the pages that are kept. */
export const comparison: Attribute = 'data-comparison'
/** Of an item's page: what a comparison shows of the item, as data (`ComparedItem`). */
export const comparedItem: Attribute = 'data-compared-item'
