import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import pino from 'pino'
import { pathToFileURL } from 'node:url'
import { readContent } from '../src/content/read-content.ts'
import { fill } from '../src/database/fill.ts'
import { openDatabase } from '../src/database/open-database.ts'
import { createApp } from '../src/server/create-app.ts'
import { readSettings } from '../src/server/settings.ts'
import { kinds } from '../test/support/kinds.ts'

/** What a reader's browser loads, in bytes as sent (brotli), against the budgets. Deterministic: no clock, no network. */
type Chunk = { file: string; imports?: string[]; dynamicImports?: string[]; isDynamicEntry?: boolean }

const kilobyte = 1024
const client = join('build', 'pages', 'client')
const manifest = JSON.parse(readFileSync(join(client, '.vite', 'manifest.json'), 'utf8')) as Record<string, Chunk>
const sizeOf = (file: string) => brotliCompressSync(readFileSync(join(client, file))).length

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
const results: [what: string, bytes: number, budget: number][] = [
  ['script of a page that is only read', scriptBytes([entry]), 10 * kilobyte],
]
for (const key of Object.keys(manifest).filter((name) => /islands\/[\w-]+\.tsx$/.test(name) && manifest[name]?.isDynamicEntry)) {
  results.push([`script of a page with ${key}`, scriptBytes([entry, key]), 105 * kilobyte])
}
const fonts = ['hanken-grotesk-latin-wght-normal', 'rokkitt-latin-wght-normal'].map(
  (name) => statSync(join('public', 'assets', 'fonts', `${name}.woff2`)).size,
)
results.push(['fonts of a first visit', fonts.reduce((a, b) => a + b), 70 * kilobyte])

const settings = readSettings({ LOG_LEVEL: 'silent', RATE_LIMIT: 'off' })
const database = await openDatabase(':memory:')
await fill(database, readContent(settings.CONTENT_DIR))
const pages = (await import(pathToFileURL(join(process.cwd(), 'build/pages/server/index.js')).href)) as never
const { app, finishedBytes } = await createApp({ settings, database, log: pino({ level: 'silent' }), pages })
const html = async (path: string) => (await finishedBytes.get(path)).variants.br?.body.length ?? 0
results.push(['HTML of the table page', await html('/database'), 30 * kilobyte])
const styleBytes = async (path: string) => {
  const page = (await finishedBytes.get(path)).raw.toString()
  const sheets = [...page.matchAll(/<link rel="stylesheet" href="\/([^"]+)"/g)].map(([, file = '']) => file)
  return [...new Set(sheets)].reduce((total, file) => total + sizeOf(file), 0)
}
for (const { path } of kinds) results.push([`style sheets of ${path}`, await styleBytes(path), 15 * kilobyte])
const guide = '/guide-book/guide/first-timer'
const shell = fonts.reduce((a, b) => a + b) + scriptBytes([entry])
results.push(['everything but pictures of a guide', shell + (await styleBytes(guide)) + (await html(guide)), 110 * kilobyte])
await app.close()
await database.close()

let failed = false
for (const [what, bytes, budget] of results) {
  const fits = bytes <= budget
  failed ||= !fits
  console.log(`${fits ? 'ok  ' : 'OVER'} ${what}: ${(bytes / kilobyte).toFixed(1)} of ${budget / kilobyte} KB`)
}
process.exit(failed ? 1 : 0)
