import type { Attribute } from '#web/data-attr.ts'

/** The one tooltip of a page for its relative dates. */
export const dateTip: Attribute = 'data-date-tip'
