import { offlinePaths } from '#model/wiki/addresses/offline-paths.ts'
import { revisionHeader } from '#model/wiki/calls/revision-header.ts'
import { cacheNames, type CacheName } from './cache-names.ts'

/** Headers added to cached responses. Browsers have them stored: never rename. Only pages have a title. */
const stamps = { at: 'x-kept-at', bytes: 'x-kept-bytes', title: 'x-kept-title' } as const

/** A cached entry: its path, time of caching (`Date.now()`), size, title and revision. */
export type CachedEntry = { path: string; at: number; bytes: number; title: string; revision: number }

const megabyte = 1024 * 1024
/** Limits of what is cached automatically; the oldest entries are deleted first. */
const room = {
  'kept-pages': { entries: 200, bytes: 20 * megabyte },
  'kept-files': { entries: 1500, bytes: 40 * megabyte },
} as const satisfies Partial<Record<CacheName, { entries: number; bytes: number }>>

/** Entries are matched by URL only: encoding and client revision make no difference. */
const byAddress = { ignoreVary: true }

/** "https://wiki.example/tools/?x=1#a" -> "https://wiki.example/tools": pages are cached without query. */
export function toCacheKey(url: string): string {
  const { origin, pathname } = new URL(url, location.origin)
  return origin + (pathname.replace(/\/+$/, '') || '/')
}

/** A copy of the response with the time, size and title in its headers. */
export async function stamp(response: Response): Promise<Response> {
  const body = await response.arrayBuffer()
  const headers = new Headers(response.headers)
  // The cached body is not compressed.
  for (const name of ['content-encoding', 'content-length']) headers.delete(name)
  headers.set(stamps.at, String(Date.now()))
  headers.set(stamps.bytes, String(body.byteLength))
  if (headers.get('content-type')?.startsWith('text/html')) headers.set(stamps.title, encodeURIComponent(readTitle(body)))
  return new Response(body, { headers })
}

/** `<title>Hobson&#x27;s | Bridgepour</title>` -> "Hobson's" */
function readTitle(page: ArrayBuffer): string {
  const [, title = ''] = /<title>([^<]*?)(?: \| [^<|]*)?<\/title>/.exec(new TextDecoder().decode(page)) ?? []
  return title.replace(/&(amp|lt|gt|quot|#x27);/g, (_, sign: keyof typeof signs) => signs[sign])
}
const signs = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" }

/** When a response was cached, in ms since the epoch; 0 for one that was not. */
export const cachedAtOf = (response: Response): number => Number(response.headers.get(stamps.at) ?? 0)
/** Revision of the content that a response was made from; 0 without the header. */
export const revisionOf = (response: Response): number => Number(response.headers.get(revisionHeader) ?? 0)

/** Whether a response may be cached: complete, same-origin and not redirected. */
export function isCacheable({ status, type, redirected }: Response): boolean {
  return status === 200 && type === 'basic' && !redirected
}

const maxTries = 5

/**
 * Fetches something to store, again after a 429; null if the response may not be stored. An unread body is cancelled, to free its
 * connection. Throws for a 5xx, and for the last 429.
 */
export async function fetchCacheable(path: string, options: RequestInit = {}, tries = 1): Promise<Response | null> {
  const response = await fetch(path, options)
  if (isCacheable(response)) return response
  await response.body?.cancel()
  if (response.status === 429 && tries < maxTries) {
    await new Promise((done) => setTimeout(done, Number(response.headers.get('retry-after') ?? 60) * 1000))
    return fetchCacheable(path, options, tries + 1)
  }
  if (response.status >= 500 || response.status === 429) throw new Error(`${path} was answered with ${response.status}`)
  return null
}

/**
 * Whether the worker has cached the offline page. Checks the page and not its cache: an entry stored while the caches are being deleted
 * creates its cache again.
 */
export const hasShell = async () =>
  (await caches.match(toCacheKey(offlinePaths.page), { ...byAddress, cacheName: 'kept-first' satisfies CacheName })) !== undefined
/** Message to the worker: cache the offline page. */
export const storeShell = 'STORE_SHELL'

/** Thrown if the reader switches storing off while something loads. */
export class StoringOffError extends Error {
  override name = 'StoringOffError'
}

/**
 * Caches a response by its URL while `isAllowed`, which is checked before and after storing, because the caches may be deleted in between.
 * Throws if the browser has no space (`isFull`).
 */
export async function putInCache(
  name: CacheName,
  url: string,
  response: Response,
  isAllowed: () => boolean | Promise<boolean>,
): Promise<void> {
  const stamped = await stamp(response)
  if (!(await isAllowed())) throw new StoringOffError()
  const cache = await caches.open(name)
  await cache.put(toCacheKey(url), stamped)
  if (await isAllowed()) return
  await forgetWhole(name)
  throw new StoringOffError()
}

export const isFull = (error: unknown): boolean => error instanceof DOMException && error.name === 'QuotaExceededError'

/** Whether the browser lets this site use caches; with site data blocked, it rejects. */
export const mayStore = (): Promise<boolean> =>
  caches.keys().then(
    () => true,
    () => false,
  )

/** The newest cached response for a URL. */
export async function findCached(url: string): Promise<Response | undefined> {
  const key = toCacheKey(url)
  const responses = await Promise.all(cacheNames.map((cacheName) => caches.match(key, { ...byAddress, cacheName })))
  return responses.filter((response) => response !== undefined).reduce<Response | undefined>(newer, undefined)
}

const newer = (a: Response | undefined, b: Response) => (a && cachedAtOf(a) >= cachedAtOf(b) ? a : b)

/** All entries of a cache, unordered. */
export async function listCached(name: CacheName): Promise<CachedEntry[]> {
  if (!(await caches.has(name))) return []
  const cache = await caches.open(name)
  const entries = await Promise.all(
    // Each response is looked up by its own request: between two calls for all of them, another tab may add or delete one.
    (await cache.keys()).map(async ({ url }) => {
      const response = await cache.match(url, byAddress)
      return response ? [createCachedEntry(url, response.headers)] : []
    }),
  )
  return entries.flat()
}

function createCachedEntry(url: string, headers: Headers): CachedEntry {
  return {
    path: new URL(url).pathname,
    at: Number(headers.get(stamps.at) ?? 0),
    bytes: Number(headers.get(stamps.bytes) ?? 0),
    title: decodeURIComponent(headers.get(stamps.title) ?? ''),
    revision: Number(headers.get(revisionHeader) ?? 0),
  }
}

/** Deletes all entries of a cache except these keys. */
export async function keepOnly(name: CacheName, keys: ReadonlySet<string>): Promise<void> {
  if (!(await caches.has(name))) return
  const cache = await caches.open(name)
  const others = (await cache.keys()).filter(({ url }) => !keys.has(toCacheKey(url)))
  await Promise.all(others.map((request) => cache.delete(request, byAddress)))
}

/** All cached entries, one per URL: the newest. */
export async function listAllCached(): Promise<CachedEntry[]> {
  // The worker has no polyfills, and Chrome 109 no `toSorted`.
  // oxlint-disable-next-line unicorn/no-array-sort
  const all = (await Promise.all(cacheNames.map(listCached))).flat().sort((a, b) => a.at - b.at)
  return [...new Map(all.map((entry) => [entry.path, entry])).values()]
}

/** Deletes the oldest entries beyond the limits; `part` scales these, for example 0.5 when the browser has no space. */
export async function trim(name: keyof typeof room, part = 1): Promise<void> {
  const { entries, bytes } = room[name]
  let total = 0
  // oxlint-disable-next-line unicorn/no-array-sort
  const newestFirst = (await listCached(name)).sort((a, b) => b.at - a.at)
  const beyond = newestFirst.filter((entry, index) => (total += entry.bytes) > bytes * part || index >= entries * part)
  // Opening a cache would recreate one that was deleted in the meantime.
  if (beyond.length === 0) return
  const cache = await caches.open(name)
  await Promise.all(beyond.map(({ path }) => cache.delete(toCacheKey(path), byAddress)))
}

export const makeRoom = () => Promise.all([trim('kept-pages', 0.5), trim('kept-files', 0.5)])

/** Deletes a page that does not exist any more. */
export async function forget(url: string): Promise<void> {
  await Promise.all(
    cacheNames.map(async (name) => (await caches.has(name)) && (await caches.open(name)).delete(toCacheKey(url), byAddress)),
  )
}

export const forgetWhole = (name: CacheName): Promise<boolean> => caches.delete(name)

export const forgetAll = () => Promise.all(cacheNames.map(forgetWhole))
