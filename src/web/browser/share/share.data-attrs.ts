import type { Attribute } from '#web/data-attr.ts'

/** A button that shows where the browser can share a page. */
export const sharesPage: Attribute = 'data-share'
