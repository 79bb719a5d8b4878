import type { Attribute } from '#web/data-attr.ts'

/** On the root element of each page of a static export, which has no server for forms. */
export const staticExport: Attribute = 'data-static-export'
