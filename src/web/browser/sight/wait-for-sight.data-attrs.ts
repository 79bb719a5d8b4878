import type { Attribute } from '#web/data-attr.ts'

/** On an element that has its size without its pictures, until it is nearly visible. */
export const waitsForSight: Attribute = 'data-waits'
