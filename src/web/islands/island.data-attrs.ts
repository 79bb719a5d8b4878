import type { Attribute } from '#web/data-attr.ts'

/** Where React takes over. */
export const islandName: Attribute = 'data-island'
/** What the island needs to know, as data. */
export const islandProps: Attribute = 'data-island-props'
