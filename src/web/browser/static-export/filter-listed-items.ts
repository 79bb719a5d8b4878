import { offlinePaths } from '#model/wiki/addresses/offline-paths.ts'

/** Response of the call for the items of a list. */
export type Listed = { results: { id: number }[]; count: number }

/** Picks the response for `path` out of the response for all items; `isWhole` if no item is missing. */
export function filterListedItems({ results, ...rest }: Listed, path: string): { answer: Listed; isWhole: boolean } {
  const ids = new Set(decodeURIComponent(path.slice(offlinePaths.listed.length)).match(/\d+/g)?.map(Number))
  const matches = results.filter(({ id }) => ids.has(id))
  return { answer: { ...rest, count: matches.length, results: matches }, isWhole: matches.length === ids.size }
}
