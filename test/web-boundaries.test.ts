import { globSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { expect, test } from 'vitest'

/**
 * What each folder of `src/web` may import besides itself. A module is a folder, one feature, or a file beside them.
 * `model` lists the folders of the model it may import; by default all but the game's own. To fix a failure, move the code to its
 * module; to extend a table, add the reason.
 */
type Module = { web: string[]; model?: string[] }
const modules: Record<string, Module> = {
  'data-attr.ts': { web: [], model: [] },
  // Generic UI. Icons have URLs, and the game defines the glyphs.
  ui: { web: ['data-attr.ts'], model: ['text', 'wiki', 'game'] },
  // The game defines what is stored.
  browser: { web: ['data-attr.ts'], model: ['http', 'text', 'wiki', 'game'] },
  // Every island uses the reader's own prices.
  islands: { web: ['data-attr.ts', 'browser', 'my-prices'], model: [] },
  // Runs without pages and knows them by URL only. It waits for an answer as long as every other client.
  'service-worker': { web: ['browser'], model: ['http', 'wiki'] },
  'game-ui': { web: ['data-attr.ts', 'ui', 'my-prices'] },
  // The reader's own prices, which replace the wiki's everywhere.
  'my-prices': { web: ['data-attr.ts', 'ui', 'browser', 'islands'] },
  // Pictures for chats list the tools.
  previews: { web: ['ui', 'site-index'] },
  // The site's data on every page, and the version of the game.
  'page-meta.ts': { web: ['previews', 'features/layout'] },
  // Titles and paths of the tools, for search and the guide book.
  'site-index': { web: ['ui'], model: ['tools', 'wiki'] },
  'not-found.ts': { web: ['features/layout'] },
  'context.ts': { web: ['previews'] },
  // Pages of a single text.
  'prose-route.tsx': { web: ['context.ts', 'features/prose'] },
}
const everyFeature = [
  'data-attr.ts',
  'ui',
  'game-ui',
  'my-prices',
  'browser',
  'islands',
  'page-meta.ts',
  'not-found.ts',
  'previews',
  'site-index',
]

/** The features whose parts a feature may import, and why. Without cycles. */
const features: Record<string, Record<string, string>> = {
  about: { video: 'the film in the store' },
  ads: { privacy: 'whether the reader allows it' },
  analytics: { privacy: 'whether the reader allows it' },
  catalogue: { items: 'the table whose boxes fill the list', lists: 'the list beside the table' },
  dock: {
    layout: 'where the number of things on the list stands',
    lists: 'how far the list is',
    'my-game': 'what is unlocked already',
    tools: 'running timers, and how they call, and the goal that is followed',
  },
  embed: { feeds: 'names get out of no attribute', layout: 'the theme and the fonts of a page' },
  faq: { prose: 'answers are prose' },
  feeds: { dates: 'what the date of a version stands for' },
  guides: { prose: 'guides are prose' },
  home: {
    dates: 'when a post came',
    layout: 'the number of things on the list',
    news: 'what the date of a version stands for',
    search: 'the large field',
    tools: 'pictures of the tools',
    video: 'the spotlight',
  },
  items: {
    ads: 'a slot below the page',
    certainty: 'how sure a fact is, and why',
    dates: 'when a fact was checked',
    layout: 'breadcrumbs',
    map: 'where a thing is sold or found',
    mods: 'hides what mods add',
    'my-game': 'the tick of what a reader has',
    news: 'what versions of the game changed',
    prose: 'advice is prose, with its drawings',
    sources: 'where a fact comes from',
    tools: 'tools that an item opens',
  },
  layout: { search: 'the field of the page for addresses that lead nowhere' },
  leaderboards: { dates: 'when a run was made', prose: 'how to send one in' },
  lists: { map: 'the way of a trip', 'my-game': 'the coins and things of the reader', tools: 'its calculator looks like a tool' },
  map: { mods: 'hides what mods add' },
  mods: { certainty: 'how sure a fact is, and why' },
  'my-prices': { correct: 'prices are sent in', dates: 'when a price was set' },
  news: { certainty: 'how sure a fact is, and why', dates: 'when it came' },
  now: {
    lists: 'what is left to buy',
    'my-game': 'which blueprints are there',
    tools: 'the chain of blueprints, timers, and the board of today',
  },
  places: {
    certainty: 'how sure a fact is, and why',
    layout: 'breadcrumbs',
    'my-game': 'the tick of what a reader has',
    prose: 'what is written of all places of a kind',
    sources: 'where a fact comes from',
  },
  offline: {
    dates: 'how old a copy is',
    search: 'what the stored index knows of a page that is not stored',
  },
  prose: {
    ads: 'a slot beside the text',
    certainty: 'how sure a fact is, and why',
    layout: 'breadcrumbs',
    sources: 'where its facts come from',
    tools: 'links to tools, and the keys of their drawings',
  },
  search: { certainty: 'results can leave guesses out' },
  sources: { dates: 'when a fact was checked' },
  tools: {
    certainty: 'what nobody has checked',
    layout: 'breadcrumbs',
    'my-game': 'what the reader has already',
    sources: 'where its numbers come from',
  },
}

/** "src/web/features/items/page/item-infobox.tsx" -> "features/items" */
function moduleOf(file: string): string {
  const [first = '', second = ''] = file.replace('src/web/', '').split('/')
  return first === 'features' ? `features/${second}` : first
}

function mayImport(module: string): Module | undefined {
  const [folder, feature = ''] = module.split('/')
  if (folder !== 'features') return modules[module]
  return { web: [...everyFeature, ...Object.keys(features[feature] ?? {}).map((other) => `features/${other}`)] }
}

/** Imports of a file as paths from the root: "src/web/ui/icon.tsx"; packages by name. */
function listImports(file: string, text: string): string[] {
  return [...text.matchAll(/(?:from|import)\s*\(?\s*['"]([^'"\n]+)['"]/g)].map(([, name = '']) =>
    name.startsWith('#') ? `src/${name.slice(1)}` : name.startsWith('.') ? posix.join(posix.dirname(file), name) : name,
  )
}

/** Dynamic imports. */
function listLazy(file: string, text: string): string[] {
  return listImports(file, [...text.matchAll(/\(\) => (import\([^)]*\))/g)].map(([, lazy = '']) => lazy).join('\n'))
}

function listForbiddenImports(file: string, text: string): string[] {
  const module = moduleOf(file)
  const allowed = mayImport(module)
  const inBrowser = file.endsWith('.browser.ts')
  const lazy = listLazy(file, text)
  return listImports(file, text)
    .filter((imported) => {
      if (/^react(-dom)?(\/|$)/.test(imported)) return inBrowser || module === 'browser'
      if (inBrowser && imported.endsWith('.tsx') && !lazy.includes(imported)) return true
      if (imported.startsWith('src/model/')) return allowed?.model?.includes(imported.split('/')[2] ?? '') === false
      if (!imported.startsWith('src/web/')) return false
      const other = moduleOf(imported)
      // Pages and the site's entry may import everything except other pages.
      if (!allowed) return other === 'pages'
      return module !== other && !(inBrowser && other === 'browser') && !allowed.web.includes(other)
    })
    .map((imported) => `${file} -> ${imported}`)
}

const files = globSync('src/web/**/*.{ts,tsx}').filter((file) => !/\.test\.tsx?$/.test(file))
const read = (file: string) => readFileSync(file, 'utf8')

test('each module imports only itself and the modules of the tables', () => {
  expect(files.length).toBeGreaterThan(300)
  expect(files.flatMap((file) => listForbiddenImports(file, read(file)))).toEqual([])
})

test('every import allowed between features is used', () => {
  const used = new Set(
    files.flatMap((file) => listImports(file, read(file)).map((imported) => `${moduleOf(file)} -> ${moduleOf(imported)}`)),
  )
  const named = Object.entries(features).flatMap(([feature, others]) =>
    Object.keys(others).map((other) => `features/${feature} -> features/${other}`),
  )
  expect(named.filter((pair) => !used.has(pair))).toEqual([])
})

test('features import each other without cycles', () => {
  const reach = (from: string, visited = new Set<string>()): Set<string> => {
    for (const other of Object.keys(features[from] ?? {})) if (!visited.has(other)) reach(other, visited.add(other))
    return visited
  }
  expect(Object.keys(features).filter((feature) => reach(feature).has(feature))).toEqual([])
})

const browserOnly = /\.browser\.tsx?$|\/(browser-parts|entry\.client)\.ts$/

/** Chains of imports from `start` to a script that needs a browser. */
function listBrowserImports(start: string, readModule: (file: string) => string): string[] {
  const chains = new Map([[start, start]])
  for (const [file, chain] of chains) {
    if (browserOnly.test(file)) continue
    for (const imported of listImports(file, readModule(file)))
      if (/\.tsx?$/.test(imported) && !chains.has(imported)) chains.set(imported, `${chain} -> ${imported}`)
  }
  return [...chains].flatMap(([file, chain]) => (browserOnly.test(file) ? [chain] : []))
}

test('server-rendered modules import no browser script', () => {
  const rendered = ['src/web/root.tsx', 'src/web/entry.server.tsx', ...files.filter((file) => file.startsWith('src/web/pages/'))]
  expect(rendered.flatMap((file) => listBrowserImports(file, read))).toEqual([])
})

test('a planted browser script is found behind other files', () => {
  const planted: Record<string, string> = {
    'src/web/pages/item.tsx': "import { Menu } from '#web/ui/menu.tsx'",
    'src/web/ui/menu.tsx': "const load = () => import('../browser-parts.ts')",
  }
  expect(listBrowserImports('src/web/pages/item.tsx', (file) => planted[file] ?? '')).toEqual([
    'src/web/pages/item.tsx -> src/web/ui/menu.tsx -> src/web/browser-parts.ts',
  ])
})

/** Exports with a component-like name. To fix a failure, give the type a specific name: `WholeItemPage`, `TownSums`. */
const listExported = (text: string) =>
  [...text.matchAll(/^export (?:default )?(?:const|type|function) ([A-Z]\w*)/gm)].map(([, name = '']) => name)

test('no shape has the name of a component', () => {
  const exported = globSync('src/{model,web}/**/*.{ts,tsx}').flatMap((file) =>
    [...new Set(listExported(readFileSync(file, 'utf8')))].map((name) => ({ file, name })),
  )
  expect(exported.length).toBeGreaterThan(500)
  const drawn = exported.filter(({ file }) => file.endsWith('.tsx'))
  const twice = drawn.flatMap(({ file, name }) =>
    exported.filter((other) => other.name === name && other.file !== file).map((other) => `${name}: ${file} and ${other.file}`),
  )
  expect(twice).toEqual([])
})

test.each([
  ['ui', 'src/web/ui/tile.tsx', "import { useTile } from '../browser/storage.ts'", 'src/web/browser/storage.ts'],
  ['ui, of the game', 'src/web/ui/icon.tsx', "import type { Item } from '#model/items/item.ts'", 'src/model/items/item.ts'],
  ['browser', 'src/web/browser/retry.ts', "import { x } from '#web/features/map/map-kinds.ts'", 'src/web/features/map/map-kinds.ts'],
  ['browser, of the game', 'src/web/browser/retry.ts', "import { x } from '#model/map/map-pins.ts'", 'src/model/map/map-pins.ts'],
  ['game-ui', 'src/web/game-ui/price.tsx', "import { x } from '#web/features/lists/list-plan.ts'", 'src/web/features/lists/list-plan.ts'],
  ['game-ui, with the browser', 'src/web/game-ui/price.tsx', "import { x } from '#web/browser/find.ts'", 'src/web/browser/find.ts'],
  ['islands', 'src/web/islands/island.tsx', "import { x } from '../ui/icon.tsx'", 'src/web/ui/icon.tsx'],
  ['a feature', 'src/web/features/mods/mod-card.tsx', "import { x } from '../lists/list-plan.ts'", 'src/web/features/lists/list-plan.ts'],
  ['a feature, of pages', 'src/web/features/mods/mod-card.tsx', "import x from '#web/pages/game/item.tsx'", 'src/web/pages/game/item.tsx'],
  ['a page', 'src/web/pages/item.tsx', "import { loader } from './database.tsx'", 'src/web/pages/database.tsx'],
  ['a browser half', 'src/web/features/map/start-map.browser.ts', "const { x } = await import('react')", 'react'],
  [
    'a browser half',
    'src/web/features/map/start-map.browser.ts',
    "import { WorldMap } from './world-map.tsx'",
    'src/web/features/map/world-map.tsx',
  ],
])('a planted stray import of %s is found', (_module, file, text, imported) => {
  expect(listForbiddenImports(file, text)).toEqual([`${file} -> ${imported}`])
})
