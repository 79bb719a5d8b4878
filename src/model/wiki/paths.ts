import { gamePaths } from '#model/game/paths.ts'

/** Every address of the site is built here and in `gamePaths`, and nowhere else; nobody glues URLs. */
const part = encodeURIComponent

function withQuery(path: string, parameters: Record<string, string>): string {
  const query = new URLSearchParams(parameters).toString()
  return query ? `${path}?${query}` : path
}
/** A number, or the name that stands for it in a router: ":id". */
type Id = number | `:${string}`
/** How far above a marker the middle of the map is, in pixels of its largest zoom, so that its popup has room. */
const popupRoom = 128

export const paths = {
  ...gamePaths,
  home: '/',
  /** Finds the page of whatever has this name. */
  link: (name: string) => `/link/${part(name)}`,
  search: (query?: string, page = 1, kind = '') =>
    query ? `/search?q=${part(query)}${kind && `&kind=${kind}`}${page > 1 ? `&page=${page}` : ''}` : '/search',
  about: '/about',
  /** Not linked anywhere: to be found. */
  shrine: '/about/shrine',
  max: '/max',
  update: (anchor: string) => `/about#${anchor}`,
  contact: '/contact',
  privacy: '/privacy',
  credits: '/credits',
  faq: '/faq',
  modFaq: '/mod-faq',
  multiplayerFaq: '/mp-faq',
  rentAPlot: '/rent-a-plot',
  /** The way to correct a page, a file, or a field of a file. */
  correct: (what: { page: string } | { file: string; field?: string; to?: string; version?: string; on?: string } | null = null) =>
    what ? `/correct?${new URLSearchParams(what).toString()}` : '/correct',
  openQuestions: '/open-questions',
  /** One question among them. */
  openQuestion: (slug: string) => `/open-questions#${part(slug)}`,
  dataQuality: '/data-quality',
  /** How sure a field is of each thing of a kind. */
  dataQualityOf: (kind: string, field: string) => `/data-quality/${part(kind)}/${part(field)}`,
  speedrun: '/speedrun',
  /** Runs that match these filters; "none" is no filter. */
  runs: (filter: Record<string, string>, page = 1) => {
    const given = Object.entries(filter).filter(([, value]) => value !== 'none')
    const query = [...given, ...(page > 1 ? [['page', String(page)] as const] : [])]
      .map(([field, value]) => `${field}=${part(value)}`)
      .join('&')
    return query ? `/speedrun?${query}` : '/speedrun'
  },
  /** The runs of one player, with the best in each category. */
  player: (name: string) => `/speedrun?player=${part(name)}`,
  pokes: '/pokes',
  pokesPage: (parameters: Record<string, string>) => {
    const query = Object.entries(parameters)
      .map(([name, value]) => `${name}=${part(value)}`)
      .join('&')
    return query ? `/pokes?${query}` : '/pokes'
  },
  list: '/list',
  sharedList: (code: string, name?: string) => (name ? `/list/${part(code)}/${part(name)}` : `/list/${part(code)}`),
  /** What a reader ticked of their games. */
  myGame: '/my-game',
  /** Prices that a reader saw in their game. */
  myPrices: '/my-prices',
  tools: '/tools',
  /** A calculator or planner: "scrap". `parameters` is what it opens with. */
  tool: (slug: string, parameters: Record<string, string> = {}) => withQuery(`/tools/${slug}`, parameters),
  database: '/database',
  /** The items of one group: "ore". */
  itemGroup: (group: string) => `/database?group=${part(group)}`,
  item: (safeName: string) => `/database/${part(safeName)}`,
  /** Where an item's page says how each of its facts is known. */
  itemSources: (safeName: string) => `/database/${part(safeName)}#sources`,
  /** To be left open beside the game. */
  now: (parameters: Record<string, string> = {}) => withQuery('/now', parameters),
  /** Items side by side, by their safe names. */
  compare: (safeNames: readonly string[] = [], only: '' | 'differences' = '') =>
    safeNames.length > 0 ? `/compare?items=${safeNames.map(part).join(',')}${only && `&only=${only}`}` : '/compare',
  map: '/database/map',
  /** The map as a thing to buy. */
  mapItem: '/database/map/item',
  /** The world map with a marker open: "shop-13", "digsite-south-hope". Where its position is known, the map need not look for it. */
  mapAt: (marker: string, at?: { x: number; y: number } | null) =>
    `/database/map#${at ? `at=${Math.round(at.x)},${Math.max(0, Math.round(at.y) - popupRoom)}&` : ''}open=${part(marker)}`,
  /** The world map with its ruler laid between two points, and what lies half way in the middle. */
  mapMeasure: (one: { x: number; y: number }, other: { x: number; y: number }) =>
    `/database/map#at=${Math.round((one.x + other.x) / 2)},${Math.round((one.y + other.y) / 2)}&measure=${one.x},${one.y},${other.x},${other.y}`,
  /** The world map with a way through these markers: "shop-13", "shop-4". */
  mapRoute: (markers: string[]) => `/database/map#route=${markers.map(part).join(',')}`,
  patchNotes: '/patch-notes',
  patchNote: (id: Id) => `/patch-notes/${id}`,
  blog: '/blog',
  blogPost: (id: Id) => `/blog/${id}`,
  mods: '/mods',
  legacyMods: '/legacy-mods',
  legacyModsBy: (author: string) => `/legacy-mods?author=${part(author)}`,
  legacyModsNamed: (name: string) => `/legacy-mods?mod=${part(name)}`,
  legacyMod: (name: string) => `/legacy-mods/${part(name)}`,
  guideBook: '/guide-book',
  whatChanged: '/guide-book/what-changed',
  whatChangedIn: (anchor: string) => `/guide-book/what-changed#${part(anchor)}`,
  towns: '/guide-book/towns',
  town: (safeName: string) => `/guide-book/towns#${part(safeName)}`,
  shop: (shop: { id: Id; safe_name: string; town: { town_safe_name: string } }) =>
    `/guide-book/towns/${part(shop.town.town_safe_name)}/${part(shop.safe_name)}/${shop.id}`,
  /** A shop by its short address, which redirects to the full one. */
  shopShort: (safeName: string, id: Id) => `/guide-book/towns/${part(safeName)}/${id}`,
  /** A guide, or one of its pages. */
  guide: (slug: string, page?: string) => (page ? `/guide-book/guide/${slug}/${page}` : `/guide-book/guide/${slug}`),
  apiDocs: '/api/docs',
  /** How other sites show what this one knows. */
  embed: '/embed',
  /** The card of an item, for a frame. */
  embedItem: (safeName: string) => `/embed/${part(safeName)}`,
  feed: (about: 'blog' | 'patch-notes' | 'updates', format: 'xml' | 'json') => `/feeds/${about}.${format}`,
  /** Pictures made at build. */
  tile: (safeName: string) => `/assets/images/items/${part(safeName)}.svg`,
  /** `.jpg` is what programs know; browsers that read AVIF get that, and twice as fine (`@2x`) where their screen is. */
  mapTile: (zoom: number | string, x: number | string, y: number | string, ending: '.jpg' | '.avif' | '@2x.avif' | '{r}.avif' = '.jpg') =>
    `/assets/images/map/${zoom}/${x}/${y}${ending}`,
  /** The whole island, coarse: what the map shows until its tiles have come. */
  coarseMap: '/assets/images/island.avif',
  noImage: '/assets/images/items/no-image.svg',
  /** A sign to be used in a page: a line icon by its name, a glyph by "g-" and its name. */
  sign: (name: string) =>
    name.startsWith('g-') ? `/assets/images/glyphs/${name.slice(2)}.svg#${name}` : `/assets/images/icons.svg#${name}`,
  /** The same glyph in a sheet of several. */
  signInSheet: (sheet: string, name: string) => `/assets/images/${sheet}.svg#${name}`,
} as const
