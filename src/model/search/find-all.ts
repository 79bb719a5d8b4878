import { rowsPerPage } from '#model/wiki/table-pages.ts'
import type { FoundKind, KindCount } from './found.ts'
import { pickBest, scoreAll, type Scored } from './rank.ts'
import { kindOf, toBeginning, type Index } from './search-index.ts'
import { readText, type Places } from './suggest.ts'

/** A page of results, as indexes of entries, with the number of all results and of each kind. */
export type FoundPlaces = Places & { total: number; kinds: KindCount[] }

/** One page (from 1) of all results for a text, or of one kind; `order` is the order of the kinds in the counts. */
export function findResults(
  index: Index,
  text: string,
  page: number,
  kind: FoundKind | undefined,
  order: readonly FoundKind[],
): FoundPlaces {
  const read = readText(index, text)
  const all = scoreAll(index, toBeginning(read.about), Infinity)
  const places = kind === undefined ? all.places : all.places.filter((place) => kindOf(index, place) === kind)
  return { ...read, ...pickPage({ ...all, places }, page), nearest: [], kinds: countKinds(index, all.places, order) }
}

/** The entries of a page of results (from 1), by their index, and the number of all. */
export function pickPage(all: Scored, page: number): { found: number[]; total: number } {
  return { found: pickBest(all, (page - 1) * rowsPerPage, page * rowsPerPage), total: all.places.length }
}

function countKinds({ kinds, kindAt }: Index, matches: readonly number[], order: readonly FoundKind[]): KindCount[] {
  const counts = new Uint32Array(kinds.length)
  for (const place of matches) counts[kindAt[place]!]! += 1
  return order.flatMap((kind) => ({ kind, count: counts[kinds.indexOf(kind)] ?? 0 })).filter(({ count }) => count > 0)
}
