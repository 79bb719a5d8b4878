import type { Attribute } from '#web/data-attr.ts'

/** The name by which the service knows this site. */
export const countedDomain: Attribute = 'data-domain'
