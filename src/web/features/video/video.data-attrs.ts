import type { Attribute } from '#web/data-attr.ts'

/** Address of the page that takes the place of the button. */
export const framePage: Attribute = 'data-video'
export const frameTitle: Attribute = 'data-title'
