import type { Attribute } from '#web/data-attr.ts'

/** On the element that React hydrates. */
export const islandName: Attribute = 'data-island'
/** On the island's props, as JSON. */
export const islandProps: Attribute = 'data-island-props'
