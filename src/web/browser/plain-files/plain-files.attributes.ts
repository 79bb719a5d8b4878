import type { Attribute } from '#web/attribute.ts'

/** On the root of each page of a copy that is made of plain files: there is nobody behind it who could answer a question. */
export const plainFiles: Attribute = 'data-plain-files'
