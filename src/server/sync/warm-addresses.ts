import { documentPaths } from '#model/wiki/addresses/document-paths.ts'
import { paths } from '#model/wiki/paths.ts'
import { frontPages } from '#server/game/page-rules.ts'
import { isLongTable } from '#model/wiki/table-pages.ts'
import { callPaths } from '#model/wiki/calls/call-paths.ts'
import type { ResponseCache } from '#server/edge/response-cache.ts'
import { readJson } from '#server/render/inside-calls.ts'
import { readSitemap } from '#web/features/feeds/sitemap.ts'

/** Worth having ready before anyone asks, most visited first. */
const first = [paths.home, ...frontPages, callPaths.searchIndex]
/** Lists that programs ask for. Of many items they are megabytes, which few want, and would take the room of all pages. */
const lists = [callPaths.items, callPaths.vanillaItems]
/** More would push out of the cache what readers do ask for. */
const mostPages = 600

/** What to render after a start or a change: the front pages, then every page that the sitemap lists, as long as they are not too many. */
export async function listWarmAddresses(responseCache: ResponseCache): Promise<string[]> {
  const { result } = readJson(await responseCache.get(callPaths.meta)) as { result?: { counts: Record<string, number> } }
  const early = isLongTable(result?.counts.item ?? 0) ? first : [...first, ...lists]
  const pages = await listPages(responseCache, documentPaths.sitemap)
  return [...new Set([...early, ...pages.slice(0, mostPages)])]
}

async function listPages(responseCache: ResponseCache, sitemap: string): Promise<string[]> {
  const { raw, status } = await responseCache.get(sitemap)
  const { paths: listed, areFiles } = readSitemap(status === 200 ? raw.toString() : '')
  const [file] = listed
  // Its first file has the pages that are asked for most.
  return areFiles && file ? listPages(responseCache, file) : listed
}
