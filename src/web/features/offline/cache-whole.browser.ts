import type { OfflineFiles, OfflinePages } from '#model/wiki/offline-pages.ts'
import { offlinePaths } from '#model/wiki/addresses/offline-paths.ts'
import { runPool } from '#web/browser/page-cache/run-pool.ts'
import { fetchCacheable, putInCache, listCached, revisionOf, type CachedEntry } from '#web/browser/page-cache/page-cache.ts'
import { mayCache } from './offline.browser.ts'

/** All that can be stored: pages and their fragments, the call for the items of every list, and files with their bytes. */
export type Whole = Pick<OfflinePages, 'pages' | 'fragments' | 'allListed'> & { files: OfflineFiles; revision: number; pageBytes: number }

/** So many pages are asked how large they are; the others are taken to be as large on average. */
const asked = 16
const concurrency = 4

/** What there is to keep, and how much it is to load. */
export async function findWhole(): Promise<Whole> {
  const [pages, files] = await Promise.all([fetch(offlinePaths.pages), fetch(offlinePaths.files)])
  const { pages: whole, fragments, allListed } = (await pages.json()) as OfflinePages
  const sizes: number[] = []
  const some = whole.filter((_, place) => place % Math.ceil(whole.length / asked) === 0)
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

/** The map's tiles are there in three ways, and this screen asks for one: see `map-tiles.browser.ts`. */
function chooseTiles(files: OfflineFiles): OfflineFiles {
  const ending = devicePixelRatio > 1 ? /\/map\/.*@2x\.avif$/ : /\/map\/[\d/]*\.avif$/
  return files.filter(([path]) => !path.includes('/images/map/') || ending.test(path))
}

/** Puts all of it away, what is there already only where it may be old. `onStep` hears how many are done. */
export async function cacheWhole(
  { pages, fragments, files, allListed, revision }: Whole,
  onStep: (done: number) => void,
  signal: AbortSignal,
): Promise<void> {
  const cached = new Map((await listCached('kept-whole')).map((one) => [one.path, one]))
  let done = 0
  const put = async (path: string, isThere: (one: CachedEntry) => boolean) => {
    signal.throwIfAborted()
    const before = cached.get(path)
    if (!before || !isThere(before)) await fetchAndCache(path, signal)
    onStep(++done)
  }
  await runPool([...pages, ...fragments], concurrency, (path) => put(path, (before) => before.revision >= revision))
  await runPool(files, concurrency, ([path]) => put(path, () => isNamedByContent(path)))
  const listed = allListed === '' ? null : await fetchCacheable(allListed, { signal })
  if (listed) await putInCache('kept-whole', offlinePaths.listed, listed, mayCache)
  await fetchAndCache(offlinePaths.searchIndex, signal)
  // Last: that it is there says that all of it is.
  await putInCache('kept-whole', offlinePaths.pages, await fetch(offlinePaths.pages, { signal }), mayCache)
}

const isNamedByContent = (path: string) => /-[\w-]{8}\.(js|css|woff2)$/.test(path)

/** What is no more, or fails by itself, leaves a gap and stops nothing; that the wiki cannot be reached does. */
async function fetchAndCache(path: string, signal: AbortSignal) {
  const answer = await fetchCacheable(path, { signal })
  if (answer) await putInCache('kept-whole', path, answer, mayCache)
}

/** When all of it was cached, and of which revision; undefined where it was not, or not to the end. */
export async function findCachedWhole(): Promise<CachedEntry | undefined> {
  return (await listCached('kept-whole')).find(({ path }) => path === offlinePaths.pages)
}
