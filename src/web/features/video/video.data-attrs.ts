import type { Attribute } from '#web/data-attr.ts'

/** On the button: URL of the page that replaces it. Beside it: the note while that page loads. */
export const framePage: Attribute = 'data-video'
export const frameNote: Attribute = 'data-frame-note'
