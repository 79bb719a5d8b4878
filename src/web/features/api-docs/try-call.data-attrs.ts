import type { Attribute } from '#web/data-attr.ts'

/** A call to try; "here" when its answer comes into the page. */
export const callForm: Attribute<'here'> = 'data-try-call'
