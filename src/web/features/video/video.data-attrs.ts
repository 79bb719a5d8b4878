import type { Attribute } from '#web/data-attr.ts'

/** On the button: URL of the page that replaces it, and its title. Beside it: the note while that page loads. */
export const framePage: Attribute = 'data-video'
export const frameTitle: Attribute = 'data-title'
export const frameNote: Attribute = 'data-frame-note'
