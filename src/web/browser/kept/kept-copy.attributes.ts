import type { Attribute } from '#web/attribute.ts'

/** Of the whole page: it comes from what the browser keeps, and when it was put there. In milliseconds, as `Date.now()` has it. */
export const keptAt: Attribute = 'data-kept-at'
/** Of the whole page: it stands in place of one that is not kept. */
export const standsInFor: Attribute = 'data-not-kept'
