import { offlinePaths } from '#model/wiki/addresses/offline-paths.ts'

/** The answer of the call for the items of a list. */
export type Listed = { results: { id: number }[]; count: number }

/** What the call at `path` answers for its items, of the answer for all of them; `isWhole` when none of them is missing there. */
export function pickListed({ results, ...rest }: Listed, path: string): { answer: Listed; isWhole: boolean } {
  const wanted = new Set(decodeURIComponent(path.slice(offlinePaths.listed.length)).match(/\d+/g)?.map(Number))
  const found = results.filter(({ id }) => wanted.has(id))
  return { answer: { ...rest, count: found.length, results: found }, isWhole: found.length === wanted.size }
}
