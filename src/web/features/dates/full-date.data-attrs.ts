import type { Attribute } from '#web/data-attr.ts'

/** A date that browsers put as "3 days ago". */
export const relativeDate: Attribute = 'data-relative'
