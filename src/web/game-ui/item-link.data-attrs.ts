import type { Attribute } from '#web/data-attr.ts'

/** On a link: safe name of the item it links to. Also set on links in prose by src/content/markdown.ts. */
export const linkedItem: Attribute = 'data-item'

/** Key that moves the focus from the link into its card. */
export const enterKey = 'F2'

/** On an item's picture that failed to load while the reader was offline. */
export const missedPicture: Attribute = 'data-missed'
