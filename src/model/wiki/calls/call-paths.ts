/**
 * Where each call of the API is, in the order of its documentation. Nothing but texts: the client in the browser builds
 * addresses from them, and what a call takes and gives (`calls.ts`) would weigh more there than the pages.
 */
export const callPaths = {
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
  itemsNamed: '/api/items/named/:groups',
  itemTable: '/api/items/table/:page',
  itemsByWeight: '/api/items/by-weight',
  rigItems: '/api/items/rig',
  listedItems: '/api/items/listed/:ids',
  itemPage: '/api/items/page/:safe_name',
  itemPages: '/api/items/pages/:names',
  itemsFitting: '/api/items/fitting/:groups',
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
  mods: '/api/mods',
  modDetails: '/api/mods/details/:name',
  blogPosts: '/api/blogposts',
  blogPost: '/api/blogposts/:post_id',
  patchNotes: '/api/patchnotes',
  patchNoteDates: '/api/patchnotes/dates',
  patchNoteChanges: '/api/patchnotes/changes',
  patchNotesPage: '/api/patchnotes/page',
  releaseNotes: '/api/releasenotes',
  spotlight: '/api/spotlight',
  homePage: '/api/home',
  runs: '/api/speedruns',
  runsWith: '/api/speedruns/filter/:filter',
  runsPage: '/api/speedruns/page/:page/:filter',
  runBoard: '/api/speedruns/board/:page/:filter',
  runOptions: '/api/speedruns/options',
  runPage: '/api/speedruns/whole/:page/:filter',
  runProgression: '/api/speedruns/progression/:filter',
  bestRunsOf: '/api/speedruns/player/:player',
  leaderboardSamples: '/api/leaderboards/samples',
  topPokes: '/api/pokes',
  allPokes: '/api/pokes/all',
  search: '/api/query/:slug',
  searchPage: '/api/search/:page/:text',
  suggest: '/api/suggest/:text',
  nearest: '/api/nearest/:text',
  namedPage: '/api/named/:name',
  find: '/api/find/:page/:text',
  suggestAll: '/api/suggest-all/:text',
  searchIndex: '/api/search-index',
  blueprints: '/api/blueprints',
  facts: '/api/facts',
  logicElements: '/api/logic-elements',
  wirings: '/api/wirings',
  page: '/api/pages/:slug',
  prosePage: '/api/pages/whole/:slug',
  guides: '/api/guides',
  site: '/api/site',
  toolPage: '/api/tools/page/:slug',
  rigEntries: '/api/tools/rig',
  stockBoard: '/api/tools/sell',
  listPlan: '/api/tools/listed',
  nowPage: '/api/tools/now',
  gamePage: '/api/tools/game',
  meta: '/api/meta',
  thingPages: '/api/pages-of-things',
  movedPages: '/api/moved-pages',
  thingNames: '/api/names-of-things/:kinds',
  provenance: '/api/provenance/:kind/:id',
  provenanceOf: '/api/provenance/:kind/all/:fields',
  provenanceOfThings: '/api/provenance/:kind/things/:ids',
  citedFacts: '/api/cited-facts/:facts',
  openQuestions: '/api/open-questions',
  questionsOn: '/api/open-questions/on/:page',
  contentFiles: '/api/content',
  contentFile: '/api/content/:folder/:name',
  contentFilesOf: '/api/content-of/:page',
  correctableFiles: '/api/content-on/:page',
  dataQuality: '/api/data-quality',
  dataQualityOf: '/api/data-quality/:kind/:field',
  dataQualityPage: '/api/data-quality/:kind/:field/:page',
  chat: '/api/chat',
  dump: '/api/dump.json',
} as const
export type CallName = keyof typeof callPaths

/** Answers that are files, not values in the envelope. */
export const filePaths = { dumpAsSqlite: '/api/dump.sqlite', openApi: '/api/openapi.json' } as const

/** What stands in a path for a parameter. A list stands there with bars between its parts, each encoded by itself. */
export type PathPart = string | number | readonly string[]

/** One part for each parameter of a path, in its order. */
export type PathParts<Path extends string> = Path extends `${string}:${string}/${infer Rest}`
  ? [PathPart, ...PathParts<Rest>]
  : Path extends `${string}:${string}`
    ? [PathPart]
    : []

/** "/api/provenance/:kind/:id" and "item", "map" -> "/api/provenance/item/map/" */
export function fillPath<Path extends string>(path: Path, ...parts: PathParts<Path>): string {
  const left: PathPart[] = [...parts]
  return `${path.replace(/:\w+/g, () => encodePart(left.shift() ?? ''))}/`
}

/** Half a character cannot be encoded, and is part of no name: what stands in its place is found nowhere either. */
function encodePart(part: PathPart): string {
  return typeof part === 'object' ? part.map(encodePart).join('|') : encodeURIComponent(String(part).toWellFormed())
}
