import type { Attribute } from '#web/attribute.ts'

/** Safe name of the item to which a link leads. Prose bears it, too: see src/content/markdown.ts. */
export const linkedItem: Attribute = 'data-item'
