import type { OfflineFiles, OfflinePages } from '#model/wiki/offline-pages.ts'
import { offlinePaths } from '#model/wiki/addresses/offline-paths.ts'
import { runPool } from '#web/browser/page-cache/run-pool.ts'
import { fetchCacheable, putInCache, listCached, revisionOf, type CachedEntry } from '#web/browser/page-cache/page-cache.ts'
import { mayCache } from './offline.browser.ts'

/** Everything that can be cached: pages and fragments, the API call for all list items, and files with their size in bytes. */
export type Whole = Pick<OfflinePages, 'pages' | 'fragments' | 'allListed'> & { files: OfflineFiles; revision: number; pageBytes: number }

/** Number of pages whose size is measured; the total is extrapolated. */
const sampledPages = 16
const concurrency = 4

/** Lists what can be cached, with an estimate of its size. */
export async function findWikiFiles(): Promise<Whole> {
  const [pages, files] = await Promise.all([fetch(offlinePaths.pages), fetch(offlinePaths.files)])
  const { pages: whole, fragments, allListed } = (await pages.json()) as OfflinePages
  const sizes: number[] = []
  const some = whole.filter((_, index) => index % Math.ceil(whole.length / sampledPages) === 0)
  await runPool(some, concurrency, async (path) => {
    const { headers } = await fetch(path, { method: 'HEAD' })
    sizes.push(Number(headers.get('content-length') ?? 0))
  })
  const mean = sizes.reduce((sum, size) => sum + size, 0) / Math.max(1, sizes.length)
  return {
    pages: whole,
    fragments,
    allListed,
    files: chooseTiles((await files.json()) as OfflineFiles),
    revision: revisionOf(pages),
    pageBytes: Math.round(mean * whole.length),
  }
}

/** The tiles of the map exist in three variants, of which this screen uses one: see `map-tiles.browser.ts`. */
function chooseTiles(files: OfflineFiles): OfflineFiles {
  const ending = devicePixelRatio > 1 ? /\/map\/.*@2x\.avif$/ : /\/map\/[\d/]*\.avif$/
  return files.filter(([path]) => !path.includes('/images/map/') || ending.test(path))
}

/** Caches everything; entries that are up to date are skipped. `onStep` gets the number of finished entries. */
export async function cacheWiki(
  { pages, fragments, files, allListed, revision }: Whole,
  onStep: (done: number) => void,
  signal: AbortSignal,
): Promise<void> {
  const cached = new Map((await listCached('kept-whole')).map((entry) => [entry.path, entry]))
  let done = 0
  const cachePath = async (path: string, isThere: (entry: CachedEntry) => boolean) => {
    signal.throwIfAborted()
    const before = cached.get(path)
    if (!before || !isThere(before)) await fetchAndCache(path, signal)
    onStep(++done)
  }
  await runPool([...pages, ...fragments], concurrency, (path) => cachePath(path, (before) => before.revision >= revision))
  await runPool(files, concurrency, ([path]) => cachePath(path, () => isNamedByContent(path)))
  const listed = allListed === '' ? null : await fetchCacheable(allListed, { signal })
  if (listed) await putInCache('kept-whole', offlinePaths.listed, listed, mayCache)
  await fetchAndCache(offlinePaths.searchIndex, signal)
  // Last: its entry marks the cache as complete.
  await putInCache('kept-whole', offlinePaths.pages, await fetch(offlinePaths.pages, { signal }), mayCache)
}

const isNamedByContent = (path: string) => /-[\w-]{8}\.(js|css|woff2)$/.test(path)

/** Caches one path. Missing or failing entries are skipped; a network failure throws. */
async function fetchAndCache(path: string, signal: AbortSignal) {
  const answer = await fetchCacheable(path, { signal })
  if (answer) await putInCache('kept-whole', path, answer, mayCache)
}

/** Date and revision of the complete cache; undefined if it is incomplete. */
export async function findCachedWiki(): Promise<CachedEntry | undefined> {
  return (await listCached('kept-whole')).find(({ path }) => path === offlinePaths.pages)
}
