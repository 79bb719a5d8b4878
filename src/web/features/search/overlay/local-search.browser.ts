import { offlinePaths } from '#model/wiki/addresses/offline-paths.ts'
import { revisionHeader } from '#model/wiki/calls/revision-header.ts'
import type { FoundSuggestion } from '#model/search/found.ts'
import { beginIndex, type Index } from '#model/search/search-index.ts'
import { findResults } from '#model/search/find-all.ts'
import type { SearchEntry } from '#model/search/entry.ts'
import { fromSent } from '#model/search/send-index.ts'
import type { SentIndex } from '#model/search/sent-index.ts'
import { suggest, type Suggested } from '#model/search/suggest.ts'
import { toCallAddress } from '#web/browser/static-export/static-export.ts'
import { fetchCached } from '#web/browser/page-revision.ts'

/** How long the index is used before checking for a new one, in ms. */
const newFor = 60_000
/** The index is built in slices of `entries` entries and `time` ms, so that keys are handled in between. */
const slice = { entries: 20, time: 8 }

export type LocalSearch = {
  suggest: (text: string) => Suggested
  /** Total number of results of a text. */
  count: (text: string) => number
  /** First page of all results of a text. */
  findAll: (text: string) => FoundSuggestion[]
  /** Entries whose page has this path. */
  listAt: (address: string) => FoundSuggestion[]
}

let searchHere: LocalSearch | undefined
let revision: string | null = null
let askedAt = -newFor
let pending: Promise<LocalSearch> | undefined

/** Search over an index in the browser. */
export async function loadIndex(): Promise<LocalSearch> {
  if (searchHere && performance.now() - askedAt < newFor) return searchHere
  pending ??= askForIndex().finally(() => (pending = undefined))
  return pending
}

async function askForIndex(): Promise<LocalSearch> {
  const now = performance.now()
  // The HTTP cache is used only after the server has confirmed it, or if the server is unreachable.
  const path = toCallAddress(offlinePaths.searchIndex)
  const response = await fetch(path, { cache: 'no-cache' }).catch(() => fetchCached(path))
  if (!response.ok) throw new Error(`answered with ${response.status}`)
  const newest = response.headers.get(revisionHeader)
  if (!searchHere || newest === null || newest !== revision) {
    const { result: sent } = (await response.json()) as { result: SentIndex }
    const entries = fromSent(sent)
    const index = await build(entries)
    searchHere = {
      suggest: (text) => suggest(index, entries, text),
      count: (text) => findResults(index, text, 1, undefined, []).total,
      findAll: (text) => findResults(index, text, 1, undefined, []).found.map((place) => entries[place]!.suggestion),
      listAt: (address) => entries.flatMap(({ suggestion }) => (suggestion.path === address ? [suggestion] : [])),
    }
    revision = newest
  }
  askedAt = now
  return searchHere
}

async function build(entries: readonly SearchEntry[]): Promise<Index> {
  const begun = beginIndex()
  let until = performance.now() + slice.time
  for (let at = 0; at < entries.length; at += slice.entries) {
    begun.add(entries.slice(at, at + slice.entries))
    if (performance.now() < until) continue
    await new Promise((resolve) => setTimeout(resolve))
    until = performance.now() + slice.time
  }
  return begun.finish()
}
