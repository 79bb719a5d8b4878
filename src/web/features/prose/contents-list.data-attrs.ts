import type { Attribute } from '#web/data-attr.ts'

export const contentsList: Attribute = 'data-contents'
