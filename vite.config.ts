import { reactRouter } from '@react-router/dev/vite'
import { defaultClientConditions, defineConfig, type Plugin, type Rolldown } from 'vite'
import { iconNames } from './src/web/ui/icon-names.ts'

/** Small style sheets that come as one: each by itself would be one more file to wait for before anything is drawn, and one more name in every page's script. */
const sheets = {
  // What many kinds of pages bring along.
  frame: /[\\/](site|offline-bars|sources-note|question-links)\.css$/,
  // Shops and digsites, with their place on the map.
  places: /[\\/](map-pin|game-tick)\.css$/,
  // Tables that are filtered, paged and leave out guesses.
  tables: /[\\/](pager|table-bar|marked-table)\.css$/,
  // Tools whose fields stand below each other on phones, and those that plan: most are both.
  planners: /[\\/](phone-fields|planners)\.css$/,
  // With five sheets or more, a page's letters wait for a free connection: half a second on a slow line, until after the first paint.
  front: /[\\/](chips|plate|video|guide-book)\.css$/,
  lists: /[\\/](lists|list-tools|catalogue)\.css$/,
  goals: /[\\/](plan-goal|my-game)\.css$/,
  // The search over any page, and the keys that it tells.
  overlay: /[\\/](search-phone|shortcut-help)\.css$/,
}
const sheetGroups = Object.entries(sheets).map(([name, test]): Rolldown.CodeSplittingGroup => ({ name, test, priority: 10 }))

/**
 * Scripts that pages load together come as one file. Everything else is split by the bundler: a page loads what its own parts import and
 * nothing else. Measured in test/browser/every-page.spec.ts.
 */
const scriptGroups: Rolldown.CodeSplittingGroup[] = [
  // With how prices are written: readers who set some need it on any page, and every tool does. With the class of icons: the search sets it without React.
  importedBy('base', ['entry.client', 'model/text/money', 'model/text/is-record', 'model/text/parse-json', 'web/ui/icon-names'], 8),
  // What every page loads once it is idle, and the few lines of the front page.
  importedBy('idle', ['offline.browser', 'random-item.browser'], 7),
  // What pages of items load: one of these or both.
  importedBy('weight-calculator', ['weight-calculator.browser'], 6),
  // What every store of the browser needs.
  { ...importedBy('store', ['web/browser/store'], 5), test: /[\\/]web[\\/]browser[\\/]/ },
  importedBy('own-prices', ['show-my-prices.browser'], 4),
  // What a reader's game is, and where it is stored.
  { name: 'game', test: /[\\/]my-game[\\/](my-game|game-store)\.ts$/, priority: 4 },
  { name: 'react', test: /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 9 },
  { name: 'zod', test: /[\\/]node_modules[\\/]zod[\\/]/, priority: 9 },
  // What most tools have: fields, buttons, badges, the state in the URL.
  sharedByIslands('tools', /[\\/]src[\\/]web[\\/](ui|game-ui|islands|features[\\/]tools[\\/]form)[\\/]|use-address-state/, 5, 1),
  // Files of a few lines each; the shape of safe names would bring zod to all of them.
  {
    name: 'text',
    test: /[\\/]src[\\/]model[\\/](text[\\/](?!safe-name)|wiki[\\/](certainty|described-version|round-estimate)|tools[\\/]define-address)|web[\\/]browser[\\/]copy-text/,
    minShareCount: 2,
    priority: 5,
  },
]

/** A file with modules and all that they import, as far as no group of a higher priority has it. */
function importedBy(name: string, modules: string[], priority: number): Rolldown.CodeSplittingGroup {
  const isImported = (id: string, context: Rolldown.ChunkingContext, seen = new Set<string>()): boolean => {
    if (modules.some((module) => id.includes(module)) || id.includes('rolldown/runtime')) return true
    if (seen.has(id) || id.endsWith('.css')) return false
    seen.add(id)
    return (context.getModuleInfo(id)?.importers ?? []).some((importer) => isImported(importer, context, seen))
  }
  return { debugName: name, name: (id, context) => (isImported(id, context) ? name : null), priority }
}

/** Modules that at least `min` islands load, and no script without React, which would load React with them. */
function sharedByIslands(name: string, test: RegExp, min: number, priority: number): Rolldown.CodeSplittingGroup {
  const isShared = (id: string, context: Rolldown.ChunkingContext) => {
    const loaders = [...findLoaders(id, context)]
    return loaders.filter((loader) => loader.endsWith('.island.tsx')).length >= min && loaders.every((loader) => loader.endsWith('.tsx'))
  }
  return {
    debugName: name,
    name: (id, context) => (test.test(id) && !id.endsWith('.css') && isShared(id, context) ? name : null),
    priority,
  }
}

/** The modules whose import loads this one. Pages are left out: they run on the server only. */
function findLoaders(id: string, context: Rolldown.ChunkingContext, found = new Set<string>(), seen = new Set<string>()): Set<string> {
  const info = context.getModuleInfo(id)
  if (!info || seen.has(id) || /[\\/]web[\\/](pages[\\/]|root\.tsx)/.test(id)) return found
  seen.add(id)
  if (info.isEntry || info.dynamicImporters.length > 0) found.add(id)
  for (const importer of info.importers) findLoaders(importer, context, found, seen)
  return found
}

/** Leaflet's controls and tooltips, which the map does not use, and browsers older than ours. */
const unusedInLeaflet = /leaflet-(?:control|bar|tooltip|attribution|oldie|vml|div-icon|default-icon|retina)|lvml/

/** Removes the rules of Leaflet's style sheet that apply to nothing of the map: half of it. */
const leafletStyles: Plugin = {
  name: 'leaflet-styles',
  enforce: 'pre',
  transform: {
    filter: { id: /leaflet\.css$/ },
    handler: (css) =>
      css.replace(/\/\*[\s\S]*?\*\//g, '').replace(/([^{}]*)(\{[^{}]*\})/g, (_rule, selectors: string, block: string) => {
        const used = selectors.split(',').filter((selector) => !unusedInLeaflet.test(selector))
        return used.length > 0 ? used.join(',') + block : ''
      }),
  },
}

/** What they lack of what scripts use is in `src/web/browser/polyfills/polyfills.ts`. */
const oldestBrowsers = ['chrome109', 'edge109', 'firefox115', 'safari16.4']

/** Adds the position of each icon to the rules of `.i` (base.css). */
const iconPositions: Plugin = {
  name: 'icon-positions',
  enforce: 'pre',
  transform(code, id) {
    if (!/\/site\.css(\?|$)/.test(id)) return undefined
    const positions = iconNames.map((name, index) => `.i-${name}{--i:${index}}`)
    return `${code}@layer kit{.i{--icons:${iconNames.length}}${positions.join('')}}`
  },
}

export default defineConfig({
  plugins: [leafletStyles, iconPositions, reactRouter()],
  // The manifest is what the size check reads. Pictures of style sheets stay files: few pages show those that a library brings.
  build: {
    target: oldestBrowsers,
    manifest: true,
    assetsInlineLimit: 0,
    // Only style sheets: a browser never asks again for a module that was preloaded and did not come, as long as the page lives.
    modulePreload: { resolveDependencies: (_file, needs) => needs.filter((file) => file.endsWith('.css')) },
  },
  // All that browsers may come to load is looked through at the start: a package that is found only when a page asks for it has the page
  // loaded again before it has begun, and it then stays without its script.
  optimizeDeps: { entries: ['src/web/**/*.{browser,island,worker}.{ts,tsx}'] },
  // Names that two files share (`*.data-attrs.ts`) are put in where they are used: as exports they would cost every page half a kilobyte.
  environments: {
    client: {
      // Of a package that asks the page for something, the part that does not: a worker has no page.
      resolve: { conditions: ['worker', ...defaultClientConditions] },
      build: {
        rolldownOptions: {
          optimization: { inlineConst: { mode: 'all', pass: 1 } },
          output: { codeSplitting: { groups: [...sheetGroups, ...scriptGroups] } },
        },
      },
    },
  },
})
