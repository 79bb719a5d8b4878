import { gamePaths } from '#model/game/paths.ts'

/** All addresses of the site are built here and in `gamePaths`. */
const part = encodeURIComponent

function withQuery(path: string, parameters: Record<string, string>): string {
  const query = new URLSearchParams(parameters).toString()
  return query ? `${path}?${query}` : path
}
/** An id, or a route parameter: ":id". */
type Id = number | `:${string}`
/** Distance of the map's center above a marker, for its popup, in pixels of the largest zoom. */
const popupRoom = 128

export const paths = {
  ...gamePaths,
  home: '/',
  /** Redirects to the page of a thing by name. */
  link: (name: string) => `/link/${part(name)}`,
  search: (query?: string, page = 1, kind = '') =>
    query ? `/search?q=${part(query)}${kind && `&kind=${kind}`}${page > 1 ? `&page=${page}` : ''}` : '/search',
  about: '/about',
  /** Not linked: an Easter egg. */
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
  /** The correction form for a page, a file or a field. */
  correct: (what: { page: string } | { file: string; field?: string; to?: string; version?: string; on?: string } | null = null) =>
    what ? `/correct?${new URLSearchParams(what).toString()}` : '/correct',
  openQuestions: '/open-questions',
  /** One question among them. */
  openQuestion: (slug: string) => `/open-questions#${part(slug)}`,
  dataQuality: '/data-quality',
  /** Certainty of a field for each thing of a kind. */
  dataQualityOf: (kind: string, field: string) => `/data-quality/${part(kind)}/${part(field)}`,
  speedrun: '/speedrun',
  /** Runs that match these filters; "none" is no filter. */
  runs: (filter: Record<string, string>, page = 1) => {
    const filled = Object.entries(filter).filter(([, value]) => value !== 'none')
    const query = [...filled, ...(page > 1 ? [['page', String(page)] as const] : [])]
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
  /** Progress of a reader's games. */
  myGame: '/my-game',
  /** Prices that a reader saw in the game. */
  myPrices: '/my-prices',
  tools: '/tools',
  /** A tool ("scrap") with its input in `parameters`. */
  tool: (slug: string, parameters: Record<string, string> = {}) => withQuery(`/tools/${slug}`, parameters),
  database: '/database',
  /** The items of one group: "ore". */
  itemGroup: (group: string) => `/database?group=${part(group)}`,
  item: (safeName: string) => `/database/${part(safeName)}`,
  /** The sources on an item's page. */
  itemSources: (safeName: string) => `/database/${part(safeName)}#sources`,
  /** The play screen. */
  now: (parameters: Record<string, string> = {}) => withQuery('/now', parameters),
  /** Comparison of items, by safe names. */
  compare: (safeNames: readonly string[] = [], only: '' | 'differences' = '') =>
    safeNames.length > 0 ? `/compare?items=${safeNames.map(part).join(',')}${only && `&only=${only}`}` : '/compare',
  map: '/database/map',
  /** The item "Map". */
  mapItem: '/database/map/item',
  /** The world map with an open marker: "shop-13", "digsite-south-hope". `at`: its position, if known. */
  mapAt: (marker: string, at?: { x: number; y: number } | null) =>
    `/database/map#${at ? `at=${Math.round(at.x)},${Math.max(0, Math.round(at.y) - popupRoom)}&` : ''}open=${part(marker)}`,
  /** The world map with the ruler between two points, centered on it. */
  mapMeasure: (from: { x: number; y: number }, to: { x: number; y: number }) =>
    `/database/map#at=${Math.round((from.x + to.x) / 2)},${Math.round((from.y + to.y) / 2)}&measure=${from.x},${from.y},${to.x},${to.y}`,
  /** The world map with a route through markers: "shop-13", "shop-4". */
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
  /** About embedding. */
  embed: '/embed',
  /** The embeddable card of an item. */
  embedItem: (safeName: string) => `/embed/${part(safeName)}`,
  feed: (about: 'blog' | 'patch-notes' | 'updates', format: 'xml' | 'json') => `/feeds/${about}.${format}`,
  /** Pictures created by the build. */
  tile: (safeName: string) => `/assets/images/items/${part(safeName)}.svg`,
  /** `.jpg` for programs; browsers use AVIF, `@2x` on dense screens. */
  mapTile: (zoom: number | string, x: number | string, y: number | string, ending: '.jpg' | '.avif' | '@2x.avif' | '{r}.avif' = '.jpg') =>
    `/assets/images/map/${zoom}/${x}/${y}${ending}`,
  /** A placeholder of the whole island until the tiles are loaded. */
  coarseMap: '/assets/images/island.avif',
  noImage: '/assets/images/items/no-image.svg',
  /** A filled icon: "g-" and the name of the glyph. */
  sign: (name: string) => `/assets/images/glyphs/${name.slice(2)}.svg#${name}`,
  /** The column of all line icons. */
  icons: '/assets/images/icons.svg',
  /** A shape of every page: a layer above the footer, or the pin of map snippets. */
  shape: (name: string) => `/assets/images/shapes.svg#${name}`,
  /** A glyph in a sheet of several. */
  signInSheet: (sheet: string, name: string) => `/assets/images/${sheet}.svg#${name}`,
} as const
