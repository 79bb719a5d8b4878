import { sql } from 'kysely'
import type { Database } from '#database/open-database.ts'
import { createRowReader } from '#database/stored-as.ts'
import { PlayerBest, type RunProgression } from '#model/leaderboards/leaderboard.ts'
import { runCategoryFields } from '#model/leaderboards/run-fields.ts'
import { listRecords, pickCategory } from '#model/leaderboards/record-progression.ts'
import { inOrder, nameOfCategory } from '#model/leaderboards/run-category.ts'
import type { RunFilter } from '#model/leaderboards/run-page.ts'
import { matches, type RunCategories } from './run-categories.ts'
import { readRun, runFields } from './runs.ts'

const bestFields = [...runCategoryFields, 'time', 'timestamp', 'videolink', 'videoProvider'] as const
const readBest = createRowReader(PlayerBest.omit({ rank: true, of: true, runs: true }).shape)

/** Records of a category, and best runs of a player. */
export function recordQueries({ db }: Database, categories: RunCategories) {
  /** Runs that were faster than all earlier ones, selected in the database. */
  async function listRecordRuns(filter: RunFilter) {
    const [time, timestamp, id] = [sql.ref('time'), sql.ref('timestamp'), sql.ref('id')]
    const standing = sql<
      number | null
    >`min(${time}) over (order by ${timestamp}, ${time}, ${id} rows between unbounded preceding and 1 preceding)`
    const category = db
      .selectFrom('speedrun')
      .where(matches(filter))
      .select([...runFields, 'sample', standing.as('standing')])
    const rows = await db
      .selectFrom(category.as('category'))
      .select([...runFields, 'sample'])
      .where(({ eb, or, ref }) => or([eb('standing', 'is', null), eb('time', '<', ref('standing'))]))
      .execute()
    return rows.map(readRun)
  }

  return {
    /** The records over time in the category with most of the matching runs. */
    async findProgression(filter: RunFilter): Promise<RunProgression | null> {
      const matching = await categories.listWith(filter)
      const picked = pickCategory(matching)
      if (!picked) return null
      const { runs, challenge, plot, setup, version } = picked
      const category = { challenge, plot, setup, version }
      const until = (await categories.listAll()).reduce((latest, { last }) => (last > latest ? last : latest), '')
      const records = listRecords(await listRecordRuns({ ...filter, ...category }))
      return { category, runs, categories: matching.length, until, records }
    },

    /** The best run of a player in each category with its rank; best ranks first. */
    async listBestOf(player: string): Promise<PlayerBest[]> {
      const own = db
        .selectFrom('speedrun')
        .where('player', '=', player)
        .select([...bestFields, 'sample'])
        .select(({ fn }) => [
          fn
            .countAll<number | string>()
            .over((over) => over.partitionBy([...runCategoryFields]))
            .as('runs'),
          fn
            .agg<number | string>('row_number')
            .over((over) =>
              over
                .partitionBy([...runCategoryFields])
                .orderBy('time')
                .orderBy('timestamp')
                .orderBy('id'),
            )
            .as('place'),
        ])
      const best = await db
        .selectFrom(own.as('own'))
        .where('place', '=', 1)
        .select(bestFields.map((field) => `own.${field}` as const))
        .select(['own.runs', 'own.sample'])
        .select(({ selectFrom }) =>
          selectFrom('speedrun as other')
            .whereRef('other.challenge', '=', 'own.challenge')
            .whereRef('other.plot', '=', 'own.plot')
            .whereRef('other.setup', '=', 'own.setup')
            .whereRef('other.version', '=', 'own.version')
            .whereRef('other.time', '<', 'own.time')
            .select(({ fn }) => fn.countAll<number | string>().as('faster'))
            .as('faster'),
        )
        .execute()
      const sizes = await categories.countAll()
      return best
        .map(({ faster, runs, ...run }) => ({
          ...readBest(run),
          rank: Number(faster) + 1,
          of: sizes.get(nameOfCategory(run)) ?? Number(runs),
          runs: Number(runs),
        }))
        .toSorted((a, b) => a.rank - b.rank || inOrder.compare(nameOfCategory(a), nameOfCategory(b)))
    },
  }
}
