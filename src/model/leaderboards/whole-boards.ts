import { rowsPerPage } from '#model/wiki/table-pages.ts'
import { speedrunFilterFields } from './run-fields.ts'
import type { PlayerBest, Poke, RankedRun, RunOptions, SpeedrunFilter, WholeRunPage } from './leaderboard.ts'
import { topPokes, type PokeView } from './poke-view.ts'
import { listRecords, pickCategory } from './record-progression.ts'
import { groupByCategory, inOrder, nameOfCategory, type RunsOfCategory } from './run-category.ts'
import { findRunPage, type RunFilter } from './run-page.ts'
import { withoutOpenParts } from './run-view.ts'

/** All runs as the board shows them, and what they can be filtered by. */
export type WholeRuns = { runs: RankedRun[]; options: RunOptions }
/** All pokes, first rank first; and the places of those that are samples. */
export type WholePokes = { pokes: Poke[]; samples: number[] }

/** What a database answers for the page of the runs, from all of them. */
export function findInRuns({ runs: all, options }: WholeRuns, filter: SpeedrunFilter, wanted: number): Promise<WholeRunPage> {
  const listWith = (given: RunFilter) =>
    all.filter((run) => speedrunFilterFields.every((field) => (given[field] ?? run[field]) === run[field]))
  const asked = {
    board: {
      findPage: async (given: RunFilter, page: number, size: number) => ({ rows: listWith(given).slice((page - 1) * size, page * size) }),
    },
    records: {
      async findProgression(given: RunFilter) {
        const categories = groupByCategory(listWith(given))
        const picked = pickCategory(categories.map((runs) => ({ ...toCategory(runs[0]), runs: runs.length, last: toLast(runs) })))
        if (!picked) return null
        const { runs, last: _, ...category } = picked
        const own = categories.find(([run]) => nameOfCategory(run) === nameOfCategory(category)) ?? []
        const records = listRecords(own.map(({ rank: _rank, of: _of, ...run }) => run))
        return { category, runs, categories: categories.length, until: toLast(all), records }
      },
      listBestOf: async (player: string) =>
        groupByCategory(listWith({ player }))
          .map(toBest)
          .toSorted((a, b) => a.rank - b.rank || inOrder.compare(nameOfCategory(a), nameOfCategory(b))),
    },
    runs: {
      count: async (given: RunFilter) => listWith(given).length,
      listOptions: async () => options,
      hasSamples: async () => all.some(({ sample }) => sample),
    },
  }
  return findRunPage(asked, withoutOpenParts(filter), wanted)
}

/** One page of the pokes. */
export function findInPokes({ pokes, samples }: WholePokes, { all, page, sort, direction }: Omit<PokeView, 'oddPage'>) {
  const isSample = new Set(samples)
  const marked = (all ? pokes : pokes.slice(0, topPokes)).map((poke, place) => ({ poke, sample: isSample.has(place) }))
  const turn = direction === 'asc' ? 1 : -1
  const byName = (a: Poke, b: Poke) => (a.username < b.username ? -1 : 1)
  // Of equal ones the names decide, from A.
  const compare = (a: Poke, b: Poke) => (sort === 'username' ? turn * byName(a, b) : turn * (a[sort] - b[sort]) || byName(a, b))
  const rows = marked.toSorted((a, b) => compare(a.poke, b.poke)).slice((page - 1) * rowsPerPage, page * rowsPerPage)
  return {
    results: rows.map(({ poke }) => poke),
    total: marked.length,
    samples: rows.flatMap(({ sample }, place) => (sample ? [place] : [])),
  }
}

const toCategory = ({ challenge, plot, setup, version }: RankedRun) => ({ challenge, plot, setup, version })
const toLast = (runs: readonly RankedRun[]) => runs.reduce((latest, { timestamp }) => (timestamp > latest ? timestamp : latest), '')

function toBest(runs: RunsOfCategory): PlayerBest {
  const { player: _, ...best } = runs[0]
  return { ...best, runs: runs.length }
}
