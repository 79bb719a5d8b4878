import type { Attribute } from '#web/data-attr.ts'

/** Address of the page that fills the slot. */
export const adPage: Attribute = 'data-ad'
/** After how many milliseconds. */
export const adDelay: Attribute = 'data-delay'
/** There where the provider may track readers. */
export const adTracks: Attribute = 'data-tracks'
