import type { Attribute } from '#web/data-attr.ts'

/** On a form that reloads on each change: the name of the parts to replace. */
export const liveForm: Attribute = 'data-live'
/** On one of these parts. */
export const livePart: Attribute = 'data-live-part'
/** On the text with the number of rows. */
export const liveStatus: Attribute = 'data-live-status'
/** The default value of a field, which the URL leaves out. */
export const leftOut: Attribute = 'data-default'
