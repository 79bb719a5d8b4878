import type { Attribute } from '#web/data-attr.ts'

/** On a button that is shown if the browser can share a page. */
export const sharesPage: Attribute = 'data-share'
