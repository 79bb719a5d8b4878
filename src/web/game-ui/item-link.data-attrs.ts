import type { Attribute } from '#web/data-attr.ts'

/** Safe name of the item to which a link leads. Links in prose have it, too: see src/content/markdown.ts. */
export const linkedItem: Attribute = 'data-item'

/** Leads from the link into its card, where it can be pinned. */
export const enterKey = 'F2'

/** The tile of an item that did not load while the reader was offline. */
export const missedPicture: Attribute = 'data-missed'
