import type { Attribute } from '#web/data-attr.ts'

/** On a date that the browser replaces with "3 days ago". */
export const relativeDate: Attribute = 'data-relative'
