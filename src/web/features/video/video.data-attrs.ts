import type { Attribute } from '#web/data-attr.ts'

/** On the button: URL of the page that replaces it. */
export const framePage: Attribute = 'data-video'
export const frameTitle: Attribute = 'data-title'
