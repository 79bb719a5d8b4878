import type { Site } from '#model/wiki/site.ts'
import { tools } from '#web/site-index/tool-list.ts'
import { offlinePaths } from '#model/wiki/addresses/offline-paths.ts'
import { paths } from '#model/wiki/paths.ts'
import type { PlacedPreview, Preview } from '../preview.ts'

type Fixed = Omit<Preview, 'facts' | 'picture'> & { path: string; picture: Preview['picture'] | 'items' }

/** Pages whose card does not depend on content, by their name in preview URLs. */
const fixed: Record<string, Fixed> = {
  search: {
    path: paths.search(),
    eyebrow: 'Search',
    hue: 'teal',
    title: 'Search the wiki',
    text: 'Items, stores, towns, digsites, mods, patch notes and blog posts.',
    picture: { show: 'icon', icon: 'search' },
  },
  database: {
    path: paths.database,
    eyebrow: 'Item Database',
    hue: 'gold',
    title: 'Items and prices',
    text: 'What it costs, where it is sold and what it becomes.',
    picture: 'items',
  },
  'my-prices': {
    path: paths.myPrices,
    eyebrow: 'Tools',
    hue: 'teal',
    title: 'My prices',
    text: 'The prices your game shows, on every page and in every planner.',
    picture: { show: 'icon', icon: 'tag' },
  },
  'my-game': {
    path: paths.myGame,
    eyebrow: 'Tools',
    hue: 'teal',
    title: 'My progress',
    text: 'Blueprints, relics, digsites and more: tick what you have, see what is left.',
    picture: { show: 'icon', icon: 'check' },
  },
  compare: {
    path: paths.compare(),
    eyebrow: 'Item Database',
    hue: 'gold',
    title: 'Compare items',
    text: 'Compare up to four items: prices, shops and recipes.',
    picture: { show: 'icon', icon: 'arrow-left-right' },
  },
  now: {
    path: paths.now(),
    eyebrow: 'Beside the game',
    hue: 'blue',
    title: 'Play screen',
    text: 'What to do next, your timers, what is left to buy, and notes, on one page to leave open.',
    picture: { show: 'icon', icon: 'clock' },
  },
  list: {
    path: paths.list,
    eyebrow: 'Shopping list',
    hue: 'gold',
    title: 'Make a list',
    text: 'Tick what you need. The list adds up the prices, names the shops and can be shared by a link.',
    picture: { show: 'icon', icon: 'clipboard-list' },
  },
  'shared-list': {
    path: paths.sharedList(''),
    eyebrow: 'Shopping list',
    hue: 'gold',
    title: 'A list for the next trip to town',
    text: 'What to buy, how many of each, where, and what it all costs.',
    picture: { show: 'icon', icon: 'shopping-basket' },
  },
  offline: {
    path: offlinePaths.page,
    eyebrow: 'About this wiki',
    hue: 'teal',
    title: 'Offline reading',
    text: 'Keep pages, tools and the map in your browser.',
    picture: { show: 'icon', icon: 'download' },
  },
  blog: {
    path: paths.blog,
    eyebrow: 'Blog',
    hue: 'leaf',
    title: 'From the editors',
    text: 'Stories and worked examples with the game’s numbers.',
    picture: { show: 'icon', icon: 'g-quill-ink' },
  },
  speedrun: {
    path: paths.speedrun,
    eyebrow: 'Leaderboard',
    hue: 'gold',
    title: 'Speedruns',
    text: 'A board by plot, challenge and version, and how to submit a run.',
    picture: { show: 'podium' },
  },
  pokes: {
    path: paths.pokes,
    eyebrow: 'Leaderboard',
    hue: 'gold',
    title: 'Pokes',
    text: 'A board of pokes.',
    picture: { show: 'podium' },
  },
  tools: {
    path: paths.tools,
    eyebrow: 'Tools',
    hue: 'gold',
    title: 'Calculators and planners',
    text: 'Calculators and planners. Every result has a link you can save or share.',
    picture: { show: 'icon', icon: 'calculator' },
  },
  'open-questions': {
    path: paths.openQuestions,
    eyebrow: 'Open questions',
    hue: 'teal',
    title: 'Help us check',
    text: 'Two-minute tests for the game. Your answer confirms a price or a rule.',
    picture: { show: 'icon', icon: 'circle-question-mark' },
  },
  'data-quality': {
    path: paths.dataQuality,
    eyebrow: 'Data quality',
    hue: 'teal',
    title: 'Where the facts come from',
    text: 'How many facts are seen in the game, from its files, told by players, worked out or unconfirmed.',
    picture: { show: 'icon', icon: 'gauge' },
  },
  api: {
    path: paths.apiDocs,
    eyebrow: 'For programmers',
    hue: 'blue',
    title: 'The API',
    text: 'All data of this wiki as JSON. No key, no sign-in, read only.',
    picture: { show: 'icon', icon: 'code' },
  },
  embed: {
    path: paths.embed,
    eyebrow: 'Embed',
    hue: 'blue',
    title: 'Show an item',
    text: 'A card for your own page, cards over links, oEmbed and feeds.',
    picture: { show: 'icon', icon: 'share-2' },
  },
}

/** Card of the home page, and default for pages without their own. */
export function homePreview(site: Site): PlacedPreview {
  return {
    kind: 'page',
    name: 'home',
    preview: {
      eyebrow: 'Items · Shops · Digsites · Guides',
      hue: 'gold',
      title: site.name,
      text: site.tagline,
      facts: [],
      picture: { show: 'bridge' },
    },
  }
}

/** Card of a fixed page. */
export function fixedPreview(name: string, site: Site): PlacedPreview | undefined {
  if (!Object.hasOwn(fixed, name) || !fixed[name]) return undefined
  const { path: _path, picture: shown, ...preview } = fixed[name]
  const picture = shown === 'items' ? ({ show: 'tiles', paths: site.pictures.database.map(paths.tile) } as const) : shown
  return { kind: 'page', name, preview: { ...preview, facts: [], picture } }
}

/** Card of a calculator or planner. */
export function toolPreview(slug: string, site: Site): PlacedPreview | undefined {
  const tool = tools.find((candidate) => candidate.slug === slug)
  if (!tool) return undefined
  const { title, lead, icon } = tool
  const item = site.pictures.tools[slug]
  return {
    kind: 'tool',
    name: slug,
    preview: {
      eyebrow: 'Tool',
      hue: 'gold',
      title,
      text: lead,
      facts: [],
      picture: { show: 'icon', icon, ...(item && { tile: paths.tile(item) }) },
    },
  }
}

/** Card of the fixed page at this path; the query is ignored. */
export function previewByPath(address: string, site: Site): PlacedPreview | undefined {
  const [path = ''] = address.split('?')
  const tool = tools.find(({ slug }) => path === paths.tool(slug))
  if (tool) return toolPreview(tool.slug, site)
  // The name of a reader's list is not drawn.
  if (path.startsWith(paths.sharedList(''))) return fixedPreview('shared-list', site)
  const name = Object.keys(fixed).find((key) => fixed[key]?.path === path)
  return name === undefined ? undefined : fixedPreview(name, site)
}
