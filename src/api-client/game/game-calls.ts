/** Calls of this game that return a list and have only path parameters. */
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

/** Calls of this game whose list has one thing or none. */
export const gameSingles = ['itemPage', 'randomItem', 'shop', 'shopPage', 'prosePage', 'answer'] as const

/** Calls of this game that return a single value. */
export const gameValues = ['mapPage', 'toolPage', 'stockBoard', 'listPlan', 'nowPage', 'gamePage'] as const
