import type { Attribute } from '#web/data-attr.ts'

/** On the hidden link by which scripts save files. */
export const saveLink: Attribute = 'data-save-link'
