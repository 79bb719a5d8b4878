import { reactRouter } from '@react-router/dev/vite'
import { defaultClientConditions, defineConfig, type Plugin, type Rolldown } from 'vite'
import { iconNames } from './src/web/ui/icon-names.ts'

/**
 * Small style sheets that are merged: each alone would be one more request before the first paint, and one more name in every page's
 * script.
 */
const sheets = {
  // On many kinds of pages.
  frame: /[\\/](site|offline-bars|sources-note|question-links)\.css$/,
  // Shops and digsites, with their place on the map.
  places: /[\\/](map-pin|game-tick)\.css$/,
  // Tables with a filter, pages or hidden guesses.
  tables: /[\\/](pager|table-bar|marked-table)\.css$/,
  // Tools whose fields are stacked on phones, and planners; most tools are both.
  planners: /[\\/](phone-fields|planners)\.css$/,
  // With five or more sheets the fonts wait for a free connection: on a slow line half a second, until after the first paint.
  front: /[\\/](chips|plate|video|guide-book)\.css$/,
  lists: /[\\/](lists|list-tools|catalogue)\.css$/,
  goals: /[\\/](plan-goal|my-game)\.css$/,
  // The search overlay, and the list of its shortcuts.
  overlay: /[\\/](search-phone|shortcut-help)\.css$/,
}
const sheetGroups = Object.entries(sheets).map(([name, test]): Rolldown.CodeSplittingGroup => ({ name, test, priority: 10 }))

/**
 * Scripts that are merged because pages load them together. The bundler splits everything else, so a page loads only what it imports.
 * Measured in test/browser/every-page.spec.ts.
 */
const scriptGroups: Rolldown.CodeSplittingGroup[] = [
  // Includes formatting of prices, for own prices on any page and for every tool, and the class of icons, which the search sets without React.
  importedBy('base', ['entry.client', 'model/text/money', 'model/text/is-record', 'model/text/parse-json', 'web/ui/icon-names'], 8),
  // Loaded by every page when idle, with the short script of the front page.
  importedBy('idle', ['offline.browser', 'random-item.browser'], 7),
  // Item pages load one or both.
  importedBy('weight-calculator', ['weight-calculator.browser'], 6),
  // Shared by all stores in the browser.
  { ...importedBy('store', ['web/browser/store'], 5), test: /[\\/]web[\\/]browser[\\/]/ },
  importedBy('own-prices', ['show-my-prices.browser'], 4),
  // The reader's game and its storage.
  { name: 'game', test: /[\\/]my-game[\\/](my-game|game-store)\.ts$/, priority: 4 },
  { name: 'react', test: /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 9 },
  { name: 'zod', test: /[\\/]node_modules[\\/]zod[\\/]/, priority: 9 },
  // Shared by most islands: fields, buttons, badges.
  sharedByIslands('tools', /[\\/]src[\\/]web[\\/](ui|game-ui|islands)[\\/]/, 5, 1),
  // Shared by calculators: the form and its state in the URL.
  sharedByIslands('tool-form', /[\\/]features[\\/]tools[\\/]form[\\/]|use-address-state/, 5, 1),
  // Files of a few lines each. Without the shape of safe names, which needs zod, and the comparison of names, which few pages need.
  {
    name: 'text',
    test: /[\\/]src[\\/]model[\\/](text[\\/](?!safe-name|similarity|slugs|terms|(?:fitting|matched|near)-)|wiki[\\/](certainty|described-version|round-estimate)|tools[\\/]define-address|lists[\\/]price-note)|web[\\/](browser[\\/]copy-text|features[\\/]items[\\/]table[\\/]row-marks)/,
    minShareCount: 2,
    priority: 5,
  },
]

/** A chunk with these modules and all their imports, except those in a chunk of higher priority. */
function importedBy(name: string, modules: string[], priority: number): Rolldown.CodeSplittingGroup {
  const isImported = (id: string, context: Rolldown.ChunkingContext, seen = new Set<string>()): boolean => {
    if (modules.some((module) => id.includes(module)) || id.includes('rolldown/runtime')) return true
    if (seen.has(id) || id.endsWith('.css')) return false
    seen.add(id)
    return (context.getModuleInfo(id)?.importers ?? []).some((importer) => isImported(importer, context, seen))
  }
  return { debugName: name, name: (id, context) => (isImported(id, context) ? name : null), priority }
}

/** Modules that at least `min` islands load and no script without React does, as that would load React too. */
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

/** The modules that load this one when imported. Pages are left out, as they run on the server only. */
function findLoaders(id: string, context: Rolldown.ChunkingContext, found = new Set<string>(), seen = new Set<string>()): Set<string> {
  const info = context.getModuleInfo(id)
  if (!info || seen.has(id) || /[\\/]web[\\/](pages[\\/]|root\.tsx)/.test(id)) return found
  seen.add(id)
  if (info.isEntry || info.dynamicImporters.length > 0) found.add(id)
  for (const importer of info.importers) findLoaders(importer, context, found, seen)
  return found
}

/** Parts of Leaflet that the map does not use, and rules for older browsers. */
const unusedInLeaflet =
  /leaflet-(?:control|bar|top|right|bottom|left|tooltip|attribution|oldie|vml|div-icon|default-icon|retina|(?:marker-)?shadow|marker-draggable|popup-scrolled)|lvml|canvas/
/** Declarations with a prefix that no supported browser needs. */
const unusedPrefixes = /-(?:ms|moz|webkit-tra)[\w-]+:[^;]*;|cursor:\s*-[^;]*;/g

/** Removes the unused half of Leaflet's style sheet. */
const leafletStyles: Plugin = {
  name: 'leaflet-styles',
  enforce: 'pre',
  transform: {
    filter: { id: /leaflet\.css$/ },
    handler: (css) =>
      css.replace(/\/\*[\s\S]*?\*\//g, '').replace(/([^{}]*)(\{[^{}]*\})/g, (_rule, selectors: string, block: string) => {
        const used = selectors.split(',').filter((selector) => !unusedInLeaflet.test(selector))
        return used.length > 0 ? used.join(',') + block.replace(unusedPrefixes, '') : ''
      }),
  },
}

/** `src/web/browser/polyfills/polyfills.ts` adds the APIs that they lack. */
const oldestBrowsers = ['chrome109', 'edge109', 'firefox115', 'safari16.4']

/** Adds the position of each icon to the rules of `.i` (base.css). */
const iconPositions: Plugin = {
  name: 'icon-positions',
  enforce: 'pre',
  transform(code, id) {
    if (!/\/site\.css(\?|$)/.test(id)) return undefined
    const positions = iconNames.map((name, index) => `.i-${name}{--i:${index}}`)
    return `${code}@layer kit{:root{--icons:${iconNames.length}}${positions.join('')}}`
  },
}

export default defineConfig({
  plugins: [leafletStyles, iconPositions, reactRouter()],
  // The size check reads the manifest. Pictures of style sheets stay files, because few pages show those of libraries.
  build: {
    target: oldestBrowsers,
    manifest: true,
    assetsInlineLimit: 0,
    // Only style sheets: a browser does not retry a module whose preload failed, until the page reloads.
    modulePreload: { resolveDependencies: (_file, needs) => needs.filter((file) => file.endsWith('.css')) },
  },
  // Scans all browser scripts at the start: a package found later reloads the page before its script has run.
  optimizeDeps: { entries: ['src/web/**/*.{browser,island,worker}.{ts,tsx}'] },
  // Inlines the constants of `*.data-attrs.ts`: as exports they would cost every page half a kilobyte.
  environments: {
    client: {
      // The build of a package without `document`, which a worker does not have.
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
