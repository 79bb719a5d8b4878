import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import pino from 'pino'
import type { ServerBuild } from 'react-router'
import { readContent } from '../src/content/read-content.ts'
import { fill } from '../src/database/fill.ts'
import { openDatabase } from '../src/database/open-database.ts'
import { createApp } from '../src/server/create-app.ts'
import { readSettings } from '../src/server/settings.ts'
import { client, compressedSize, judgeSizes, kilobyte, listFiles, sizeOf, styleBytes, type Measured } from './sent-sizes.ts'

/**
 * What a reader's browser loads, in bytes as sent (brotli), against the budgets. Deterministic: no clock, no network.
 * What every page has to load for its looks, and to lay out, is looked at by test/pages/crawl.test.ts, which reads them all.
 */
type Chunk = { file: string; imports?: string[]; css?: string[]; isDynamicEntry?: boolean }

const manifest = JSON.parse(readFileSync(join(client, '.vite', 'manifest.json'), 'utf8')) as Record<string, Chunk>

function withImports(keys: string[], seen = new Set<string>()): Set<string> {
  for (const key of keys) {
    if (seen.has(key)) continue
    seen.add(key)
    withImports(manifest[key]?.imports ?? [], seen)
  }
  return seen
}
const filesOf = (keys: string[]) => [...new Set([...withImports(keys)].map((key) => manifest[key]?.file ?? key))]
const scriptBytes = (keys: string[]) => filesOf(keys).reduce((total, file) => total + sizeOf(file), 0)
/** Routes stand in the manifest with a mark behind their file's name. */
const find = (end: string) => {
  const key = Object.keys(manifest).find((name) => name.split('?')[0]?.endsWith(end))
  if (!key) throw new Error(`The build has no ${end}.`)
  return key
}

const entry = find('entry.client.ts')
/** What pages that are only read start when they have the parts for it: contents, folding answers, dates. */
const readingParts = ['web/reading-parts.ts', 'dates/date-tips.browser.ts'].map(find)
const results: Measured[] = [['script of a page that is only read', scriptBytes([entry, ...readingParts]), 10 * kilobyte]]
/** Loaded when a page has come and nothing else is to be done, and by the browser itself. */
results.push(['script that keeps pages, when idle', scriptBytes([find('offline/offline.browser.ts')]) - scriptBytes([entry]), 2 * kilobyte])
results.push(['service worker', compressedSize(join('build', 'worker', 'service-worker.js')), 10 * kilobyte])
for (const key of Object.keys(manifest).filter((name) => name.endsWith('.island.tsx') && manifest[name]?.isDynamicEntry)) {
  results.push([`script of a page with ${key}`, scriptBytes([entry, find('islands/mount.tsx'), key]), 105 * kilobyte])
}
/** Of whoever corrects a file: the rules of the whole wiki, and what it says. */
const comparing = readdirSync(join(client, 'assets')).find((file) => /^whole-check\.worker-.*\.js$/.test(file)) ?? ''
results.push(['script that compares a corrected file with all', sizeOf(join('assets', comparing)), 200 * kilobyte])
const fontFolder = join('public', 'assets', 'fonts')
const fonts = readdirSync(fontFolder)
  .filter((file) => file.endsWith('-basic.woff2'))
  .reduce((total, file) => total + statSync(join(fontFolder, file)).size, 0)
results.push(['fonts of every page', fonts, 40 * kilobyte])

const settings = readSettings({ LOG_LEVEL: 'silent', RATE_LIMIT: 'off' })
const database = await openDatabase(':memory:')
await fill(database, readContent(settings.CONTENT_DIR))
const pages: ServerBuild = await import(pathToFileURL(join(process.cwd(), 'build/pages/server/index.js')).href)
const { app, responseCache } = await createApp({ settings, database, log: pino({ level: 'silent' }), pages })
const html = async (path: string) => (await responseCache.get(path)).raw.toString()
const sentBytes = async (path: string) => (await (await responseCache.get(path)).encodings.find('br')).body.length
results.push(['HTML of the table page', await sentBytes('/database'), 30 * kilobyte])
results.push(['every file of the content', await sentBytes('/api/content'), 200 * kilobyte])
results.push(['index of the search', await sentBytes('/api/search-index'), 60 * kilobyte])
const mapSheets = manifest[find('map/world-map.browser.ts')]?.css ?? []
results.push(['style sheet that the map loads itself', mapSheets.reduce((total, file) => total + sizeOf(file), 0), 5 * kilobyte])

/** Signs, and pictures that do not wait to be scrolled to; of two formats the first, as browsers choose. */
const pictures = /<(?:use|link rel="icon"|img(?![^>]*loading="lazy")[^>]*?) (?:href|src)="\/(assets\/images\/[^"#]+)/g
function pictureBytes(page: string): number {
  const chosen = page.replace(/<picture>\s*<source[^>]* srcset="([^" ]+)[^>]*>\s*<img([^>]*)>.*?<\/picture>/gis, (_, file, rest) =>
    /loading="lazy"/.test(String(rest)) ? '' : `<img src="${file}">`,
  )
  return listFiles(chosen, pictures).reduce((total, file) => {
    const path = join('build', 'pictures', file.replace(/^assets\//, ''))
    return total + (file.endsWith('.svg') ? compressedSize(path) : statSync(path).size)
  }, 0)
}
for (const [path, budget] of [
  ['/guide-book/guide/first-timer', 110],
  ['/database/gold-ore', 120],
] as const) {
  const page = await html(path)
  const shared = fonts + scriptBytes([entry, ...readingParts])
  results.push([`first visit of ${path}`, shared + styleBytes(page) + (await sentBytes(path)) + pictureBytes(page), budget * kilobyte])
}

await app.close()
await database.close()

const { lines, isWell } = judgeSizes(results)
console.log(lines.join('\n'))
process.exit(isWell ? 0 : 1)
