import type { Attribute } from '#web/attribute.ts'

export const contentsList: Attribute = 'data-contents'
