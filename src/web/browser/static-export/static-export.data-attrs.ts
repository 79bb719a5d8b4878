import type { Attribute } from '#web/data-attr.ts'

/** On the root of each page of a static export: no server answers its forms. */
export const staticExport: Attribute = 'data-static-export'
