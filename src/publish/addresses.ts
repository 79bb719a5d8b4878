import { calls } from '#model/game/calls/calls.ts'
import { documentPaths } from '#model/wiki/addresses/document-paths.ts'
import { offlinePaths } from '#model/wiki/addresses/offline-paths.ts'
import { prefixes } from '#model/wiki/addresses/prefixes.ts'
import { callPaths, filePaths } from '#model/wiki/calls/call-paths.ts'
import { keysOf } from '#model/wiki/keyed.ts'
import { paths } from '#model/wiki/paths.ts'
import { readSitemap } from '#web/features/feeds/sitemap.ts'

/** Published as the not found page. */
export const notFoundPath = '/404'

/** Pages and documents that the sitemap does not list. */
const unlisted = [
  paths.home,
  paths.shrine,
  paths.max,
  paths.search(),
  documentPaths.mapShort,
  documentPaths.sitemap,
  documentPaths.robots,
  documentPaths.llms,
  documentPaths.manifest,
  documentPaths.openSearch,
  offlinePaths.page,
  offlinePaths.pages,
  offlinePaths.files,
  offlinePaths.worker,
  offlinePaths.anyList,
  offlinePaths.searchDialog,
  offlinePaths.pageParts,
  ...(['blog', 'patch-notes', 'updates'] as const).flatMap((about) => [paths.feed(about, 'xml'), paths.feed(about, 'json')]),
  notFoundPath,
]

/** Calls without parameters whose answer changes only with the content. */
const plainCalls = keysOf(callPaths)
  .filter((name) => calls[name].cache === 'usual' && !callPaths[name].includes(':'))
  .map((name) => callPaths[name])

/** Lists every address to publish, the most visited first. `readText` renders an address. */
export async function listAddresses(readText: (path: string) => Promise<string>): Promise<string[]> {
  const listed = await listPages(readText, documentPaths.sitemap)
  const fixed = Object.values(paths).filter((path) => typeof path === 'string' && !path.startsWith(prefixes.assets)) as string[]
  return [...new Set([paths.home, callPaths.searchIndex, ...listed, ...fixed, ...unlisted, ...plainCalls, ...Object.values(filePaths)])]
}

/** The pages of a sitemap or sitemap index. */
async function listPages(readText: (path: string) => Promise<string>, sitemap: string): Promise<string[]> {
  const { paths: listed, areFiles } = readSitemap(await readText(sitemap))
  if (!areFiles) return listed
  const parts = await Promise.all(listed.map((part) => listPages(readText, part)))
  return [...listed, ...parts.flat()]
}
