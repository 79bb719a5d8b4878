import type { Attribute } from '#web/data-attr.ts'

/** URL of the page that fills the slot. */
export const adPage: Attribute = 'data-ad'
/** Delay in milliseconds. */
export const adDelay: Attribute = 'data-delay'
/** On the question whether a provider that tracks readers may fill the slot, and its buttons. */
export const adQuestion: Attribute = 'data-ad-question'
export const adAnswer: Attribute<'yes' | 'no'> = 'data-ad-answer'
/** Set if the provider may track readers. */
export const adTracks: Attribute = 'data-tracks'
