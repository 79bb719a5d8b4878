import { offlinePaths } from '#model/wiki/addresses/offline-paths.ts'
import type { OfflinePages } from '#model/wiki/offline-pages.ts'
import { inTurns } from '#web/browser/page-cache/in-turns.ts'
import { fetchCacheable, findCached, isFull, putInCache, cachedAtOf, revisionOf } from '#web/browser/page-cache/page-cache.ts'
import { searchIndex } from './answers.ts'
import { firstFiles } from './first-files.ts'

/** Readers come first: so many are asked for at once. */
const atOnce = 4
/** While content changes often, what was kept is good for that long, in milliseconds. */
const goodFor = 60 * 60 * 1000

/** Keeps what is to open after one visit. Without the files and the page on what is kept nothing would; any other page may come later. */
export async function precache() {
  try {
    await inTurns(firstFiles, atOnce, precacheFile)
    await precachePage(offlinePaths.page)
    await precachePages()
  } catch (error) {
    // What came is better than to load all of it anew with each page.
    if (!isFull(error)) throw error
  }
}

/** Keeps them anew when the content is another than it was, and nobody did that lately. */
export async function refreshPrecache(revision: number) {
  const cached = await findCached(offlinePaths.page)
  if (cached && (revisionOf(cached) >= revision || Date.now() - cachedAtOf(cached) < goodFor)) return
  await precachePage(offlinePaths.page)
  await precachePages()
}

async function precachePages() {
  const { first, allListed } = (await (await ask(offlinePaths.pages)).json()) as OfflinePages
  if (allListed) await ask(allListed).then((answer) => putInCache('kept-first', offlinePaths.listed, answer), toNothing)
  await precachePage(searchIndex).catch(toNothing)
  await inTurns(first, atOnce, (path) => precachePage(path).catch(toNothing))
}

async function precachePage(path: string) {
  await putInCache('kept-first', path, await ask(path))
}

/** Its name says what is in it: what is kept is put away once more, so that it does not count as old. */
async function precacheFile(path: string) {
  await putInCache('kept-files', path, (await findCached(path)) ?? (await ask(path)))
}

async function ask(path: string): Promise<Response> {
  const answer = await fetchCacheable(path)
  if (!answer) throw new Error(`${path} cannot be kept`)
  return answer
}

const toNothing = () => undefined
