import type { Attribute } from '#web/data-attr.ts'

/** URL of the page that fills the slot. */
export const adPage: Attribute = 'data-ad'
/** Delay in milliseconds. */
export const adDelay: Attribute = 'data-delay'
/** Set if the provider may track readers. */
export const adTracks: Attribute = 'data-tracks'
