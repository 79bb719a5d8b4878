import { offlinePaths } from '#model/wiki/addresses/offline-paths.ts'
import { fetchCacheable, keepOnly, putInCache, toCacheKey } from '#web/browser/page-cache/page-cache.ts'
import { runPool } from '#web/browser/page-cache/run-pool.ts'
import { isStoring } from './storing.ts'

/** Scripts and styles of the offline page and the search, inserted by scripts/build-worker.ts: each build makes a new worker. */
declare const SHELL_FILES: readonly string[]

const concurrency = 4

/** Caches the offline page with the files it needs, the search and the parts that scripts add to pages. */
export async function precacheShell() {
  const page = await load(offlinePaths.page)
  const html = await page.clone().text()
  const files = [
    ...new Set([
      offlinePaths.searchDialog,
      offlinePaths.pageParts,
      ...SHELL_FILES,
      ...[...html.matchAll(/["=](\/assets\/[^"#\s>]+)/g)].map(([, path = '']) => path),
    ]),
  ]
  // First: the existence of this entry means that storing is on.
  await putInCache('kept-first', offlinePaths.page, page, () => true)
  await runPool(files, concurrency, async (path) => putInCache('kept-first', path, await load(path), isStoring))
  await keepOnly('kept-first', new Set([offlinePaths.page, offlinePaths.searchIndex, ...files].map(toCacheKey)))
}

async function load(path: string): Promise<Response> {
  const response = await fetchCacheable(path)
  if (!response) throw new Error(`${path} cannot be stored`)
  return response
}
