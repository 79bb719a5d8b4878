import { countPages, rowsPerPage } from '#model/wiki/table-pages.ts'
import type { EmptySelection, PlayerBest, RankedRun, RunOptions, RunProgression, SpeedrunFilter, WholeRunPage } from './leaderboard.ts'
import { speedrunFilterFields } from './run-fields.ts'

/** A missing field matches any value. */
export type RunFilter = Partial<SpeedrunFilter>

/** Queries for runs, from the database or from a list. */
type RunQueries = {
  board: { findPage: (filter: RunFilter, page: number, size: number) => Promise<{ rows: RankedRun[] }> }
  records: {
    findProgression: (filter: RunFilter) => Promise<RunProgression | null>
    listBestOf: (player: string) => Promise<PlayerBest[]>
  }
  runs: {
    count: (filter: RunFilter) => Promise<number>
    listOptions: () => Promise<RunOptions>
    hasSamples: () => Promise<boolean>
  }
}

/** Finds all data of the speedrun page. */
export async function findRunPage({ board, records, runs }: RunQueries, filter: RunFilter, requestedPage: number): Promise<WholeRunPage> {
  const total = await runs.count(filter)
  // A page past the end shows the last one.
  const page = Math.min(requestedPage, countPages(total))
  const { rows } = await board.findPage(filter, page, rowsPerPage)
  return {
    options: await runs.listOptions(),
    page,
    total,
    runs: rows,
    progression: await records.findProgression(filter),
    best: filter.player === undefined ? [] : await records.listBestOf(filter.player),
    empty: total === 0 ? await explainEmpty(runs, filter) : null,
    has_samples: await runs.hasSamples(),
  }
}

/** Explains an empty selection: unknown values, or values that do not occur together. */
async function explainEmpty(runs: Pick<RunQueries['runs'], 'count'>, filter: RunFilter): Promise<EmptySelection> {
  const chosen = speedrunFilterFields.filter((field) => filter[field] !== undefined)
  const parts = await Promise.all(
    chosen.map(async (field) => {
      const { [field]: value, ...others } = filter
      const alone = await runs.count({ [field]: value })
      return { field, alone, without: chosen.length > 1 ? await runs.count(others) : 0 }
    }),
  )
  return {
    unknown: parts.filter(({ alone }) => alone === 0).map(({ field }) => field),
    leave_out: parts.filter(({ without }) => without > 0).map(({ field, without }) => ({ field, runs: without })),
  }
}
