import { cpSync, existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import pino from 'pino'
import type { ServerBuild } from 'react-router'
import { readContent } from '#content/read-content.ts'
import { fill } from '#database/fill.ts'
import { openDatabase } from '#database/open-database.ts'
import { createApp } from '#server/create-app.ts'
import type { Settings } from '#server/settings.ts'

/** Calls whose answers pages ask for in the browser. */
const calls = [
  '/api/items/all',
  '/api/items/vanilla',
  '/api/towns/all',
  '/api/towns/vanilla',
  '/api/digsites/all',
  '/api/vehicles',
  '/api/mods',
  '/api/openapi.json',
]

/**
 * Writes every page that can be reached from the front page, the API answers behind them, and all assets. What needs a
 * server (search, redirects, the random item) is not in it.
 */
export async function exportSite(settings: Settings, folder: string) {
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw new Error(`${folder} is not empty. Choose an empty folder, or one that does not exist yet.`)
  const database = await openDatabase(':memory:')
  await fill(database, readContent(settings.CONTENT_DIR))
  const pages = (await import(pathToFileURL(resolve('build/pages/server/index.js')).href)) as ServerBuild
  const files = ['build/pages/client/assets', 'build/pictures']
  const { app, responseCache } = await createApp({ settings, database, log: pino({ level: 'error' }), pages, files })
  const found = new Set<string>(['/', ...calls])
  for (const path of found) {
    const { status, raw, headers } = await responseCache.get(path)
    if (status !== 200) continue
    const isPage = headers['content-type']?.startsWith('text/html')
    const file = toFile(folder, path, isPage === true)
    if (!file) continue
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, raw)
    if (!isPage) continue
    const html = raw.toString()
    for (const link of [...listLinks(html), ...listPreviews(html, settings.SITE_URL)]) found.add(link)
  }
  for (const assets of files) cpSync(assets, join(folder, 'assets'), { recursive: true })
  await app.close()
  await database.close()
  console.log(`Wrote ${found.size} addresses to ${folder}.`)
}

/** Addresses of this site that a page links to, without parameters and places in the page. */
function listLinks(html: string): string[] {
  return [...html.matchAll(/<a [^>]*href="(\/(?!\/)[^"#?]*)/g)].flatMap(([, path = '']) =>
    /^\/(assets|link)\//.test(path) ? [] : [path.length > 1 ? path.replace(/\/$/, '') : path],
  )
}

/** The pictures that chats show with a page. */
function listPreviews(html: string, origin: string): string[] {
  return [...html.matchAll(/<meta property="og:image" content="([^"]+)"/g)].flatMap(([, address = '']) =>
    address.startsWith(`${origin}/previews/`) ? [address.slice(origin.length)] : [],
  )
}

/** The file of an address, by the name that a server looks up: decoded. Undefined for one that would leave the folder. */
export function toFile(folder: string, path: string, isPage: boolean): string | undefined {
  let name = path
  try {
    name = decodeURIComponent(path)
  } catch {
    return undefined
  }
  if (name.includes('\0') || name.split(/[\\/]/).includes('..')) return undefined
  return join(
    folder,
    isPage ? join(name, 'index.html') : name.startsWith('/api/') && !name.endsWith('.json') ? join(name, 'index.json') : name,
  )
}
