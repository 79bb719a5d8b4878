import type { Attribute } from '#web/data-attr.ts'

/** On a link to an item, which has a card. The content has the item's safe name as its value. */
export const linkedItem: Attribute = 'data-item'
/** On an element with many such links, instead of the attribute on each. */
export const linkedItems: Attribute = 'data-il'
/** Class of such a link in prose, instead of the attribute. */
export const proseItem = 'il'

/** "/database/shovel" -> "shovel" */
export const itemOfLink = ({ pathname }: HTMLAnchorElement): string => decodeURIComponent(pathname.split('/').at(-1) ?? '')

/** Key that moves the focus from the link into its card. */
export const enterKey = 'F2'

/** On an item's picture that failed to load while the reader was offline. */
export const missedPicture: Attribute = 'data-missed'
