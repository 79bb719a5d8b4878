import { offlinePaths } from '#model/wiki/addresses/offline-paths.ts'
import { revisionHeader } from '#model/wiki/calls/revision-header.ts'
import { cacheNames, type CacheName } from './cache-names.ts'

/** What is written on a cached answer, beside its own headers; it stands in browsers and stays. A page has a title, another file has none. */
const stamps = { at: 'x-kept-at', bytes: 'x-kept-bytes', title: 'x-kept-title' } as const

/** Something kept: its address from "/", when it was put there (`Date.now()`), and how much room it takes. */
export type CachedEntry = { path: string; at: number; bytes: number; title: string; revision: number }

const megabyte = 1024 * 1024
/** How much is kept of what a reader happened to open. The oldest goes first. */
const room = {
  'kept-pages': { entries: 200, bytes: 20 * megabyte },
  'kept-files': { entries: 1500, bytes: 40 * megabyte },
} as const satisfies Partial<Record<CacheName, { entries: number; bytes: number }>>

/** What is kept is found by its address alone: an answer in another encoding, or to someone who has seen something, is the same. */
const byAddress = { ignoreVary: true }

/** "https://wiki.example/tools/?x=1#a" -> "https://wiki.example/tools": pages are kept as they are without parameters. */
export function toKey(url: string): string {
  const { origin, pathname } = new URL(url, location.origin)
  return origin + (pathname.replace(/\/+$/, '') || '/')
}

/** The answer as it is kept: as it came, with when, how large, and what it is called. */
export async function stamp(response: Response): Promise<Response> {
  const body = await response.arrayBuffer()
  const headers = new Headers(response.headers)
  // What is kept is no longer compressed.
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

export const cachedAtOf = (response: Response): number => Number(response.headers.get(stamps.at) ?? 0)
export const revisionOf = (response: Response): number => Number(response.headers.get(revisionHeader) ?? 0)

/** True for an answer that may be kept: whole, our own, and what was asked for. */
export function isCacheable({ status, type, redirected }: Response): boolean {
  return status === 200 && type === 'basic' && !redirected
}

const maxTries = 5

/** Fetches something to store, again after a 429; null if the response may not be stored. An unread body is cancelled, to free its connection. */
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
 * Whether the worker has stored the offline page. The page, not its cache: an answer that is put away while the caches are being deleted
 * creates that cache again.
 */
export const hasShell = async () =>
  (await caches.match(toKey(offlinePaths.page), { ...byAddress, cacheName: 'kept-first' satisfies CacheName })) !== undefined
/** Asks the worker to do so. */
export const storeShell = 'STORE_SHELL'

/** Thrown where the reader has switched storing off while something was loaded. */
export class StoringOffError extends Error {
  override name = 'StoringOffError'
}

/**
 * Puts an answer away under its address, as long as `isAllowed`: asked right before, and again after, as the caches may have been deleted
 * between the two. Fails where the browser has no room (`isFull`).
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
  await cache.put(toKey(url), stamped)
  if (await isAllowed()) return
  await forgetWhole(name)
  throw new StoringOffError()
}

export const isFull = (error: unknown): boolean => error instanceof DOMException && error.name === 'QuotaExceededError'

/** Whether the browser lets this site use caches: with site data blocked, it rejects. */
export const mayStore = (): Promise<boolean> =>
  caches.keys().then(
    () => true,
    () => false,
  )

/** What is kept under this address, the newest where there are several. */
export async function findCached(url: string): Promise<Response | undefined> {
  const key = toKey(url)
  const found = await Promise.all(cacheNames.map((cacheName) => caches.match(key, { ...byAddress, cacheName })))
  return found.filter((one) => one !== undefined).reduce<Response | undefined>(newer, undefined)
}

const newer = (a: Response | undefined, b: Response) => (a && cachedAtOf(a) >= cachedAtOf(b) ? a : b)

/** Everything in one of the caches, in no order. */
export async function listCached(name: CacheName): Promise<CachedEntry[]> {
  if (!(await caches.has(name))) return []
  const cache = await caches.open(name)
  const entries = await Promise.all(
    // Each response is looked up by its own request: between two calls for all of them, another tab may add or delete one.
    (await cache.keys()).map(async ({ url }) => {
      const response = await cache.match(url, byAddress)
      return response ? [toEntry(url, response.headers)] : []
    }),
  )
  return entries.flat()
}

function toEntry(url: string, headers: Headers): CachedEntry {
  return {
    path: new URL(url).pathname,
    at: Number(headers.get(stamps.at) ?? 0),
    bytes: Number(headers.get(stamps.bytes) ?? 0),
    title: decodeURIComponent(headers.get(stamps.title) ?? ''),
    revision: Number(headers.get(revisionHeader) ?? 0),
  }
}

/** Deletes everything from a cache but what is stored under these keys. */
export async function keepOnly(name: CacheName, keys: ReadonlySet<string>): Promise<void> {
  if (!(await caches.has(name))) return
  const cache = await caches.open(name)
  const others = (await cache.keys()).filter(({ url }) => !keys.has(toKey(url)))
  await Promise.all(others.map((request) => cache.delete(request, byAddress)))
}

/** Everything that is kept, each address once: the newest of it. */
export async function listAllCached(): Promise<CachedEntry[]> {
  // The worker has no polyfills, and Chrome 109 no `toSorted`.
  // oxlint-disable-next-line unicorn/no-array-sort
  const all = (await Promise.all(cacheNames.map(listCached))).flat().sort((a, b) => a.at - b.at)
  return [...new Map(all.map((one) => [one.path, one])).values()]
}

/** Lets the oldest go of what is beyond the room there is; of half of it, when the browser has none left. */
export async function trim(name: keyof typeof room, part = 1): Promise<void> {
  const { entries, bytes } = room[name]
  let total = 0
  // oxlint-disable-next-line unicorn/no-array-sort
  const newestFirst = (await listCached(name)).sort((a, b) => b.at - a.at)
  const beyond = newestFirst.filter((one, place) => (total += one.bytes) > bytes * part || place >= entries * part)
  // Opening a cache would create one that was deleted in the meantime.
  if (beyond.length === 0) return
  const cache = await caches.open(name)
  await Promise.all(beyond.map(({ path }) => cache.delete(toKey(path), byAddress)))
}

export const makeRoom = () => Promise.all([trim('kept-pages', 0.5), trim('kept-files', 0.5)])

/** Lets go of what is kept of a page: there is none any more. */
export async function forget(url: string): Promise<void> {
  await Promise.all(cacheNames.map(async (name) => (await caches.has(name)) && (await caches.open(name)).delete(toKey(url), byAddress)))
}

export const forgetWhole = (name: CacheName): Promise<boolean> => caches.delete(name)

export const forgetAll = () => Promise.all(cacheNames.map(forgetWhole))
