/** Paths of the calls about this game. Only texts, as in `callPaths`. */
export const thingCallPaths = {
  items: '/api/items/all',
  vanillaItems: '/api/items/vanilla',
  item: '/api/items/exact/:safe_name_or_id',
  itemsMatching: '/api/items/query/:text',
  randomItem: '/api/items/random',
  itemDetails: '/api/items/details/:safe_name',
  itemMentions: '/api/items/mentions/:safe_name',
  itemHistory: '/api/items/history/:safe_name',
  itemLinks: '/api/items/links',
  itemLinksOf: '/api/items/links/:safe_names',
  itemsOfGroups: '/api/items/of-groups/:groups',
  itemsByWeight: '/api/items/by-weight',
  rigItems: '/api/items/rig',
  listedItems: '/api/items/listed/:ids',
  itemPage: '/api/items/page/:safe_name',
  itemPages: '/api/items/pages/:names',
  resources: '/api/resources/all',
  resource: '/api/resources/:safe_name',
  shop: '/api/shop/:shop_id',
  shopsExact: '/api/shops/exact/:name',
  shopPage: '/api/shops/page/:shop_id',
  towns: '/api/towns/all',
  vanillaTowns: '/api/towns/vanilla',
  townsExact: '/api/towns/exact/:name',
  townEntries: '/api/towns/entries',
  digsites: '/api/digsites/all',
  digsitesExact: '/api/digsites/exact/:name',
  digsiteEntries: '/api/digsites/entries',
  vehicles: '/api/vehicles',
  vehiclesExact: '/api/vehicles/exact/:name',
  vehicleEntries: '/api/vehicles/entries',
  mapMarkers: '/api/map',
  mapGoods: '/api/map/goods',
  mapPage: '/api/map/page',
} as const

/** Paths of the calls for the guide book. */
export const bookCallPaths = {
  blueprints: '/api/blueprints',
  facts: '/api/facts',
  logicElements: '/api/logic-elements',
  wirings: '/api/wirings',
} as const

/** Paths of the calls for tools. */
export const toolCallPaths = {
  toolPage: '/api/tools/page/:slug',
  rigEntries: '/api/tools/rig',
  stockBoard: '/api/tools/sell',
  listPlan: '/api/tools/listed',
  nowPage: '/api/tools/now',
  gamePage: '/api/tools/game',
} as const

/** Direct answers to questions in a player's words. */
export const answerCallPaths = {
  answer: '/api/answers/:question',
} as const
