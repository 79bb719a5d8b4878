// Bundles the service worker with the list of the offline page's files, and writes the list of all files of the wiki. Runs after the
// pages and pictures, whose files it lists.
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'
import type { OfflineFiles } from '../src/model/wiki/offline-pages.ts'

/** An entry of Vite's manifest. */
type Chunk = { file: string; imports?: string[]; dynamicImports?: string[]; css?: string[]; isEntry?: boolean; src?: string }

const client = join('build', 'pages', 'client')
const outDir = join('build', 'worker')
const chunks = JSON.parse(readFileSync(join(client, '.vite', 'manifest.json'), 'utf8')) as Record<string, Chunk>

/** Scripts that pages load. The page modules themselves run on the server only. */
function listScripts(): Set<string> {
  const keys = collect(/entry\.client\.ts$/, ({ imports = [], dynamicImports = [] }) => [...imports, ...dynamicImports])
  return new Set(keys.map((key) => `/${chunks[key]?.file}`))
}

/** Scripts of the offline page; the worker reads the other files from its HTML. */
const shellParts = /(entry\.client|offline\.browser|offline-page\.browser|search-overlay\.browser|local-search\.browser|reader-data)\.ts$/

/** The files of these scripts, with their static imports. */
function listShell(): string[] {
  const keys = collect(shellParts, ({ imports = [] }) => imports)
  return [...new Set(keys.flatMap((key) => [chunks[key]?.file, ...(chunks[key]?.css ?? [])]))].map((file) => `/${file}`)
}

/** Keys of the chunks whose source matches, and of what `listNext` reaches from them. */
function collect(source: RegExp, listNext: (chunk: Chunk) => string[]): string[] {
  const visited = new Set<string>()
  const visit = (key: string) => {
    const chunk = chunks[key]
    if (!chunk || visited.has(key)) return
    visited.add(key)
    for (const next of listNext(chunk)) visit(next)
  }
  for (const key of Object.keys(chunks)) if (source.test(key.split('?')[0] ?? '')) visit(key)
  return [...visited]
}

/** The URLs of files, with the bytes sent for each: those of the compressed file if there is one. */
function listFiles(folder: string): OfflineFiles {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(br|gz)$|^\./.test(entry.name))
    .map(({ parentPath, name }): OfflineFiles[number] => {
      const path = join(parentPath, name)
      const sent = statSync(`${path}.br`, { throwIfNoEntry: false }) ?? statSync(path)
      return [`/assets/${path.slice(folder.length + 1).replaceAll('\\', '/')}`, sent.size]
    })
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
}

const scripts = listScripts()
const built = listFiles(join(client, 'assets')).filter(([path]) => !path.endsWith('.js') || scripts.has(path))
const pictures = listFiles(join('build', 'pictures'))
/** Masks that style sheets load. */
const icons = built.flatMap(([path]) => (path.includes('/icons-') ? [path] : []))

mkdirSync(outDir, { recursive: true })
writeFileSync(join(outDir, 'offline-files.json'), JSON.stringify([...built, ...pictures]))
await build({
  configFile: false,
  logLevel: 'warn',
  publicDir: false,
  define: { SHELL_FILES: JSON.stringify([...listShell(), ...icons]), 'process.env.NODE_ENV': '"production"' },
  resolve: { conditions: ['browser'] },
  build: {
    outDir,
    emptyOutDir: false,
    target: 'es2022',
    rolldownOptions: {
      input: join('src', 'web', 'service-worker', 'service-worker.ts'),
      output: { format: 'iife', entryFileNames: 'service-worker.js', codeSplitting: false },
    },
  },
})
