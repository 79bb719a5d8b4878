import { speedrunFilterFields, type EmptySelection, type WholeRunPage } from '#model/leaderboards/leaderboard.ts'
import { countPages, rowsPerPage } from '#model/wiki/table-pages.ts'
import type { boardQueries } from './board.ts'
import type { recordQueries } from './records.ts'
import type { RunFilter } from './run-categories.ts'
import type { runQueries } from './runs.ts'

type Asked = {
  board: ReturnType<typeof boardQueries>
  records: ReturnType<typeof recordQueries>
  runs: ReturnType<typeof runQueries>
}

/** Everything the page of the runs shows, from one question. */
export function runPageQueries({ board, records, runs }: Asked) {
  /** What makes a selection empty: a value that nothing has, or values that do not go together. */
  async function explainEmpty(filter: RunFilter): Promise<EmptySelection> {
    const chosen = speedrunFilterFields.filter((field) => filter[field] !== undefined)
    const parts = await Promise.all(
      chosen.map(async (field) => {
        const { [field]: wanted, ...others } = filter
        const alone = await runs.count({ [field]: wanted })
        return { field, alone, without: chosen.length > 1 ? await runs.count(others) : 0 }
      }),
    )
    return {
      unknown: parts.filter(({ alone }) => alone === 0).map(({ field }) => field),
      leave_out: parts.filter(({ without }) => without > 0).map(({ field, without }) => ({ field, runs: without })),
    }
  }

  return {
    async find(filter: RunFilter, wanted: number): Promise<WholeRunPage> {
      const total = await runs.count(filter)
      // A page past the end shows the last one.
      const page = Math.min(wanted, countPages(total))
      const { rows } = await board.findPage(filter, page, rowsPerPage)
      return {
        options: await runs.listOptions(),
        page,
        total,
        runs: rows,
        progression: await records.findProgression(filter),
        best: filter.player === undefined ? [] : await records.listBestOf(filter.player),
        empty: total === 0 ? await explainEmpty(filter) : null,
        has_samples: await runs.hasSamples(),
      }
    },
  }
}
