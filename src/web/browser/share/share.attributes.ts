import type { Attribute } from '#web/attribute.ts'

/** A button that shows where the browser can share a page. */
export const sharesPage: Attribute = 'data-share'
