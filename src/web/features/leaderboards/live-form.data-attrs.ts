import type { Attribute } from '#web/data-attr.ts'

/** A form that asks anew on each change: the name of the parts that the answer replaces. */
export const liveForm: Attribute = 'data-live'
/** One of these parts. */
export const livePart: Attribute = 'data-live-part'
/** Says how many rows there are. */
export const liveStatus: Attribute = 'data-live-status'
/** The value of a field that says nothing, and stands in no address. */
export const leftOut: Attribute = 'data-default'
