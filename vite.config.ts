import { reactRouter } from '@react-router/dev/vite'
import { defaultClientConditions, defineConfig, type Rolldown } from 'vite'

/** Script that browsers load, by who needs it. What a chunk imports is in it or in one that stands before it. */
const chunks = ['base', 'later', 'zod', 'shared', 'plans', 'react', 'tools', 'fields'] as const
type Chunk = (typeof chunks)[number]

/** Small style sheets that come as one: each by itself would be one more file to wait for before anything is drawn, and one more name in every page's script. */
const sheets = {
  // What many kinds of pages bring along.
  frame: /[\\/](site|sources-note|asked-questions|why|game-tick|map-piece|map-name)\.css$/,
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
const sheetGroups = Object.entries(sheets).map(([name, test]): Rolldown.CodeSplittingGroup => ({ name, test, priority: chunks.length + 1 }))

export default defineConfig({
  plugins: [reactRouter()],
  // The manifest is what the size check reads. Pictures of style sheets stay files: few pages show those that a library brings.
  build: {
    target: 'es2022',
    manifest: true,
    assetsInlineLimit: 0,
    // Only style sheets: a browser never asks again for a module that was preloaded and did not come, as long as the page lives.
    modulePreload: { resolveDependencies: (_file, needs) => needs.filter((file) => file.endsWith('.css')) },
  },
  // All that browsers may come to load is looked through at the start: a package that is found only when a page asks for it has the page
  // loaded again before it has begun, and it then stays without its script.
  optimizeDeps: { entries: ['src/web/**/*.{browser,island,worker}.{ts,tsx}'] },
  // Names that two files share (`*.attributes.ts`) are put in where they are used: as exports they would cost every page half a kilobyte.
  environments: {
    client: {
      // Of a package that asks the page for something, the part that does not: a worker has no page.
      resolve: { conditions: ['worker', ...defaultClientConditions] },
      build: {
        rolldownOptions: {
          optimization: { inlineConst: { mode: 'all', pass: 1 } },
          output: { codeSplitting: { groups: [...sheetGroups, ...chunks.map(toGroup)] } },
        },
      },
    },
  },
})

function toGroup(chunk: Chunk, place: number): Rolldown.CodeSplittingGroup {
  return {
    debugName: chunk,
    name: (id, context) => (chooseChunk(id, context) === chunk ? chunk : null),
    priority: chunks.length - place,
  }
}

/**
 * Browsers load the script of every page and the parts that it brings; the modules of the pages themselves run on the server
 * only. Left alone, the build cuts what these share into dozens of files, and a tool has to wait for each.
 */
function chooseChunk(id: string, context: Rolldown.ChunkingContext): Chunk | undefined {
  const parts = listParts(id, context)
  // A style sheet goes where the parts that import it go, never to all tools.
  if (parts.has(id) || id.endsWith('.css')) return undefined
  // What draws without a network takes its files from the store: nobody else's are cut for it.
  const loaded = [...parts].filter((part) => !/[\\/]src[\\/]web[\\/](pages[\\/]|root\.tsx|.*\.browser\.tsx)/.test(part))
  if (loaded.some((part) => part.includes('entry.client'))) return 'base'
  if (loaded.length < 2) return undefined
  // Several parts check files with it, each when somebody opens one: no page waits for it.
  if (/[\\/]node_modules[\\/]zod[\\/]/.test(id)) return 'zod'
  // Every page loads that one when it has nothing else to do: not all that the tools share along with it.
  if (loaded.some((part) => part.includes('offline.browser'))) return 'later'
  // The largest two wait for nothing that they do without.
  const isOfLargest = loaded.some((part) => /(rig|shopping-list)\.island\.tsx/.test(part))
  if (!loaded.every((part) => /(\.island|islands[\\/]mount)\.tsx/.test(part))) return isOfLargest ? 'shared' : 'plans'
  if (id.includes('node_modules')) return 'react'
  // What a pair of tools shares no other tool waits for.
  if (loaded.length <= 2) return undefined
  return isOfLargest ? 'tools' : 'fields'
}

/** The files by which a module is loaded: entries, and those that are imported when they are needed. */
function listParts(id: string, context: Rolldown.ChunkingContext): Set<string> {
  const parts = new Set<string>()
  const seen = new Set<string>()
  const climb = (at: string) => {
    if (seen.has(at)) return
    seen.add(at)
    const module = context.getModuleInfo(at)
    if (!module) return
    if (module.isEntry || module.dynamicImporters.length > 0) parts.add(at)
    module.importers.forEach(climb)
  }
  climb(id)
  return parts
}
