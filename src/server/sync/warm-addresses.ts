import { paths } from '#model/wiki/paths.ts'
import type { ResponseCache } from '#server/edge/response-cache.ts'

/** Worth having ready before anyone asks, most visited first. */
const first = [paths.home, paths.database, paths.guideBook, paths.towns, paths.digsites, '/api/items/all', '/api/items/vanilla']
/** More would push out of the cache what readers do ask for. */
const mostPages = 600

/** Everything to render after a start or a change: the front pages, then every page that the sitemap lists. */
export async function listWarmAddresses(responseCache: ResponseCache): Promise<string[]> {
  const { raw, status } = await responseCache.getFresh('/sitemap.xml')
  if (status !== 200) return first
  const pages = [...raw.toString().matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname)
  return [...new Set([...first, ...pages.slice(0, mostPages)])]
}
