import type { Attribute } from '#web/data-attr.ts'

/** On the form of a call; "here" if its response appears in the page. */
export const callForm: Attribute<'here'> = 'data-try-call'
