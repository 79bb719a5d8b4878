/** The calls about things of this game that list things, and take nothing but what stands in their path. */
export const gameLists = [
  'itemLinks',
  'itemLinksOf',
  'itemsOfGroups',
  'itemPages',
  'listedItems',
  'resources',
  'townEntries',
  'digsiteEntries',
  'vehicleEntries',
  'mapMarkers',
  'blueprints',
  'rigEntries',
] as const

/** Those that list one thing or none. */
export const gameSingles = ['itemPage', 'randomItem', 'shop', 'shopPage', 'prosePage', 'answer'] as const

/** Those for a single value. */
export const gameValues = ['mapPage', 'toolPage', 'stockBoard', 'listPlan', 'nowPage', 'gamePage'] as const
