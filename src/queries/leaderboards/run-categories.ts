import { sql, type ExpressionBuilder, type Kysely } from 'kysely'
import type { Database } from '#database/open-database.ts'
import type { Tables } from '#database/tables.ts'
import { runCategoryFields, speedrunFilterFields } from '#model/leaderboards/run-fields.ts'
import type { CountedCategory } from '#model/leaderboards/record-progression.ts'
import { nameOfCategory } from '#model/leaderboards/run-category.ts'
import type { RunFilter } from '#model/leaderboards/run-page.ts'
import { memoizeByRevision } from '#queries/memoize-by-revision.ts'

/**
 * Matches runs with exactly these fields; a missing field matches any. With a player, the other fields are compared as expressions that
 * no index covers, so that the database uses the player's index: a player has few runs.
 */
export function matches(filter: RunFilter) {
  return ({ and, eb }: ExpressionBuilder<Tables, 'speedrun'>) =>
    and(
      speedrunFilterFields.flatMap((field) => {
        const value = filter[field]
        if (value === undefined) return []
        const isUnindexed = filter.player !== undefined && field !== 'player'
        return [isUnindexed ? eb(sql<string>`${sql.ref(field)} || ''`, '=', value) : eb(field, '=', value)]
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

/** The categories of runs with their counts, cached per revision: they are few. */
export function createRunCategories(database: Database) {
  const memoize = memoizeByRevision(database)
  const listAll = () => memoize('categories', () => countCategories(database.db))

  return {
    listAll,
    /** Runs of each category, of all players, by name of the category. */
    countAll: async () => new Map((await listAll()).map((category) => [nameOfCategory(category), category.runs])),
    /** Categories with matching runs. Queries the database only for a player. */
    async listWith({ player, ...others }: RunFilter): Promise<CountedCategory[]> {
      if (player !== undefined) return countCategories(database.db, { player, ...others })
      const all = await listAll()
      return all.filter((category) => runCategoryFields.every((field) => (others[field] ?? category[field]) === category[field]))
    },
  }
}
export type RunCategories = ReturnType<typeof createRunCategories>
