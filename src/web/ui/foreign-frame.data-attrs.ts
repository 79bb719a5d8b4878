import type { Attribute } from '#web/data-attr.ts'

/** On the template of a frame, which a script clones and gives its URL. */
export const foreignFrame: Attribute = 'data-foreign-frame'
