import type { Attribute } from '#web/data-attr.ts'

// The worker writes both, and one of an older version may: what they are called stays.

/** Of the whole page: it comes from what the browser keeps, and when it was put there. In milliseconds, as `Date.now()` has it. */
export const cachedAt: Attribute = 'data-kept-at'
/** Of the whole page: it stands in place of one that is not kept. */
export const standsInFor: Attribute = 'data-not-kept'
