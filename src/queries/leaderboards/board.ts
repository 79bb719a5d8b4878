import type { Database } from '#database/open-database.ts'
import type { RankedRun, RunCategory, Speedrun } from '#model/leaderboards/leaderboard.ts'
import { runCategoryFields } from '#model/leaderboards/run-fields.ts'
import { takeSlices } from '#model/leaderboards/record-progression.ts'
import { withRanks } from '#model/leaderboards/ranking.ts'
import { inOrder, nameOfCategory } from '#model/leaderboards/run-category.ts'
import type { RunFilter } from '#model/leaderboards/run-page.ts'
import { matches, type RunCategories } from './run-categories.ts'
import { readRun, runFields } from './runs.ts'

/** The board: category after category, each with its own ranks. */
export function boardQueries({ db }: Database, categories: RunCategories) {
  async function countFaster({ challenge, plot, setup, version, time }: Speedrun) {
    const { faster } = await db
      .selectFrom('speedrun')
      .where(matches({ challenge, plot, setup, version }))
      .where('time', '<', time)
      .select(({ fn }) => fn.countAll<number | string>().as('faster'))
      .executeTakeFirstOrThrow()
    return Number(faster)
  }

  async function listSlice(filter: RunFilter, limit: number, offset: number) {
    const rows = await db
      .selectFrom('speedrun')
      .select([...runFields, 'sample'])
      .where(matches(filter))
      .orderBy('time')
      .orderBy('timestamp')
      .orderBy('id')
      .limit(limit)
      .offset(offset)
      .execute()
    return rows.map(readRun)
  }

  return {
    /** One page of the matching runs. Ranks count all runs of the category, also with a player selected. */
    async findPage(filter: RunFilter, page: number, size: number): Promise<{ rows: RankedRun[]; total: number }> {
      const matching = (await categories.listWith(filter)).toSorted(compareCategories)
      const sizes = await categories.countAll()
      const groups = takeSlices(matching, (page - 1) * size, size).map(async ({ category, from, count }) => {
        const { challenge, plot, setup, version } = category
        const runs = await listSlice({ ...filter, challenge, plot, setup, version }, count, from)
        const [first] = runs
        const ranked =
          filter.player === undefined
            ? withRanks(runs, (a, b) => a.time === b.time, {
                before: from,
                firstRank: first && from > 0 ? (await countFaster(first)) + 1 : 1,
              })
            : await Promise.all(runs.map(async (entry) => ({ entry, rank: (await countFaster(entry)) + 1 })))
        return ranked.map(({ entry, rank }) => ({ ...entry, rank, of: sizes.get(nameOfCategory(category)) ?? category.runs }))
      })
      return { rows: (await Promise.all(groups)).flat(), total: matching.reduce((sum, { runs }) => sum + runs, 0) }
    },
  }
}

function compareCategories(a: RunCategory, b: RunCategory): number {
  for (const field of runCategoryFields) {
    const order = inOrder.compare(a[field], b[field])
    if (order !== 0) return order
  }
  return 0
}
