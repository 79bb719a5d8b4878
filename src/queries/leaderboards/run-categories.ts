import { sql, type ExpressionBuilder, type Kysely } from 'kysely'
import type { Database } from '#database/open-database.ts'
import type { Tables } from '#database/tables.ts'
import { runCategoryFields, speedrunFilterFields } from '#model/leaderboards/run-fields.ts'
import type { CountedCategory } from '#model/leaderboards/record-progression.ts'
import { nameOfCategory } from '#model/leaderboards/run-category.ts'
import type { RunFilter } from '#model/leaderboards/run-page.ts'
import { memoizeByRevision } from '#queries/memoize-by-revision.ts'

/**
 * Runs whose fields are exactly these; a field that is left out may be anything. With a player, the other fields are compared
 * in a way that no index helps with: a player's runs are few, those of a plot are not, and a database that knows neither may
 * start at the wrong end.
 */
export function matches(filter: RunFilter) {
  return ({ and, eb }: ExpressionBuilder<Tables, 'speedrun'>) =>
    and(
      speedrunFilterFields.flatMap((field) => {
        const wanted = filter[field]
        if (wanted === undefined) return []
        const isSpared = filter.player !== undefined && field !== 'player'
        return [isSpared ? eb(sql<string>`${sql.ref(field)} || ''`, '=', wanted) : eb(field, '=', wanted)]
      }),
    )
}

async function countCategories(db: Kysely<Tables>, filter: RunFilter = {}): Promise<CountedCategory[]> {
  const counted = await db
    .selectFrom('speedrun')
    .where(matches(filter))
    .select([
      ...runCategoryFields,
      (select) => select.fn.countAll<number | string>().as('runs'),
      (select) => select.fn.max('timestamp').as('last'),
    ])
    .groupBy([...runCategoryFields])
    .execute()
  return counted.map((category) => ({ ...category, runs: Number(category.runs) }))
}

/** The categories that runs fall into. There are few of them, however many runs there are, so they are counted once a revision. */
export function createRunCategories(database: Database) {
  const memoize = memoizeByRevision(database)
  const listAll = () => memoize('categories', () => countCategories(database.db))

  return {
    listAll,
    /** How many runs each category has, of all players, by its name. */
    countAll: async () => new Map((await listAll()).map((category) => [nameOfCategory(category), category.runs])),
    /** Those that have runs which match. Only a player's own runs are looked through for it. */
    async listWith({ player, ...others }: RunFilter): Promise<CountedCategory[]> {
      if (player !== undefined) return countCategories(database.db, { player, ...others })
      const all = await listAll()
      return all.filter((category) => runCategoryFields.every((field) => (others[field] ?? category[field]) === category[field]))
    },
  }
}
export type RunCategories = ReturnType<typeof createRunCategories>
