import type { Attribute } from '#web/data-attr.ts'

/** The service's name for this site. */
export const countedDomain: Attribute = 'data-domain'
