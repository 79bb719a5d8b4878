import { offlinePaths } from '#model/wiki/addresses/offline-paths.ts'
import type { OfflinePages } from '#model/wiki/offline-pages.ts'
import { inTurns } from '#web/browser/kept/in-turns.ts'
import { askToKeep, findKept, isFull, keep, keptAtOf, revisionOf } from '#web/browser/kept/kept-store.ts'
import { searchIndex } from './answers.ts'
import { firstFiles } from './first-files.ts'

/** Readers come first: so many are asked for at once. */
const atOnce = 4
/** While content changes often, what was kept is good for that long, in milliseconds. */
const goodFor = 60 * 60 * 1000

/** Keeps what is to open after one visit. Without the files and the page on what is kept nothing would; any other page may come later. */
export async function keepFirst() {
  try {
    await inTurns(firstFiles, atOnce, keepFile)
    await keepOne(offlinePaths.page)
    await keepFirstPages()
  } catch (error) {
    // What came is better than to load all of it anew with each page.
    if (!isFull(error)) throw error
  }
}

/** Keeps them anew when the content is another than it was, and nobody did that lately. */
export async function renewFirst(revision: number) {
  const kept = await findKept(offlinePaths.page)
  if (kept && (revisionOf(kept) >= revision || Date.now() - keptAtOf(kept) < goodFor)) return
  await keepOne(offlinePaths.page)
  await keepFirstPages()
}

async function keepFirstPages() {
  const { first, allListed } = (await (await ask(offlinePaths.pages)).json()) as OfflinePages
  if (allListed) await ask(allListed).then((answer) => keep('kept-first', offlinePaths.listed, answer), toNothing)
  await keepOne(searchIndex).catch(toNothing)
  await inTurns(first, atOnce, (path) => keepOne(path).catch(toNothing))
}

async function keepOne(path: string) {
  await keep('kept-first', path, await ask(path))
}

/** Its name says what is in it: what is kept is put away once more, so that it does not count as old. */
async function keepFile(path: string) {
  await keep('kept-files', path, (await findKept(path)) ?? (await ask(path)))
}

async function ask(path: string): Promise<Response> {
  const answer = await askToKeep(path)
  if (!answer) throw new Error(`${path} cannot be kept`)
  return answer
}

const toNothing = () => undefined
