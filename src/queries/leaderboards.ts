import type { ExpressionBuilder, Kysely, SelectQueryBuilder } from 'kysely'
import {
  speedrunFilterFields,
  type Poke,
  type RunOptions,
  type RunProgression,
  type Speedrun,
  type SpeedrunFilter,
} from '#model/leaderboard.ts'
import { listRecords, pickCategory } from '#model/record-progression.ts'
import type { Tables } from '#database/tables.ts'

/** Rows of the pokes board that are shown before a reader asks for all. */
export const topPokes = 250

export type RunFilter = Partial<SpeedrunFilter>
export type RunPage = { rows: Speedrun[]; total: number; firstRank: number }
export type PokeOrder = { column: keyof Poke; direction: 'asc' | 'desc' }
export type PokePage = PokeOrder & { page: number; size: number; all: boolean }

/** Runs whose fields are exactly these; a field that is left out may be anything. */
function matches(filter: RunFilter) {
  return ({ and, eb }: ExpressionBuilder<Tables, 'speedrun'>) =>
    and(speedrunFilterFields.flatMap((field) => (filter[field] === undefined ? [] : [eb(field, '=', filter[field])])))
}

async function count(query: SelectQueryBuilder<Tables, 'speedrun', object>): Promise<number> {
  const { rows } = await query.select((select) => select.fn.countAll<number | string>().as('rows')).executeTakeFirstOrThrow()
  return Number(rows)
}

export function leaderboardQueries(db: Kysely<Tables>) {
  const runs = () =>
    db
      .selectFrom('speedrun')
      .select(['player', 'plot', 'version', 'challenge', 'setup', 'time', 'timestamp', 'videolink', 'videoProvider'])
      .orderBy('time')
      .orderBy('timestamp')
      .orderBy('id')
  const pokes = () => db.selectFrom('poke').select(['rank', 'username', 'pokes'])

  return {
    /** Fastest first; of equal times the earlier one. */
    listRuns: (): Promise<Speedrun[]> => runs().execute(),

    listRunsWith: (filter: RunFilter): Promise<Speedrun[]> => runs().where(matches(filter)).execute(),

    /** One page of the runs that match, with the rank of its first row: equal times share a rank. */
    async findRunsPage(filter: RunFilter, page: number, size: number): Promise<RunPage> {
      const rows = await runs()
        .where(matches(filter))
        .limit(size)
        .offset((page - 1) * size)
        .execute()
      const total = await count(db.selectFrom('speedrun').where(matches(filter)))
      const first = rows[0]
      const faster = first && page > 1 ? await count(db.selectFrom('speedrun').where(matches(filter)).where('time', '<', first.time)) : 0
      return { rows, total, firstRank: faster + 1 }
    },

    /** What runs can be filtered by. */
    async listRunOptions(): Promise<RunOptions> {
      const inOrder = new Intl.Collator('en', { numeric: true })
      const options = {} as RunOptions
      for (const field of speedrunFilterFields) {
        const rows = await db.selectFrom('speedrun').select(field).distinct().execute()
        options[field] = rows.map((row) => row[field]).toSorted(inOrder.compare)
      }
      return options
    },

    /** How the record fell in the most-run category of the runs that match. */
    async findProgression(filter: RunFilter): Promise<RunProgression | null> {
      const categories = await db
        .selectFrom('speedrun')
        .where(matches(filter))
        .select([
          'challenge',
          'plot',
          'setup',
          'version',
          (select) => select.fn.countAll<number | string>().as('runs'),
          (select) => select.fn.max('timestamp').as('last'),
        ])
        .groupBy(['challenge', 'plot', 'setup', 'version'])
        .execute()
      const picked = pickCategory(categories.map((category) => ({ ...category, runs: Number(category.runs) })))
      if (!picked) return null
      const { challenge, plot, setup, version } = picked
      const category = { challenge, plot, setup, version }
      const { until } = await db
        .selectFrom('speedrun')
        .select((select) => select.fn.max('timestamp').as('until'))
        .executeTakeFirstOrThrow()
      const mine = await runs()
        .where(matches({ ...filter, ...category }))
        .execute()
      return { category, runs: picked.runs, categories: categories.length, until, records: listRecords(mine) }
    },

    /** True while the board holds rows that are not real. */
    async hasSampleRuns(): Promise<boolean> {
      return (await db.selectFrom('speedrun').select('id').where('sample', '=', 1).limit(1).executeTakeFirst()) !== undefined
    },

    /** Samples carry the word in their names; real rows replace the whole file, so looking at the top is enough. */
    async hasSamplePokes(): Promise<boolean> {
      const row = await db
        .selectFrom('poke')
        .select('rank')
        .where('rank', '<=', topPokes)
        .where('username', 'like', 'Sample %')
        .limit(1)
        .executeTakeFirst()
      return row !== undefined
    },

    listTopPokes: (): Promise<Poke[]> => pokes().orderBy('rank').orderBy('username').limit(topPokes).execute(),
    listAllPokes: (): Promise<Poke[]> => pokes().orderBy('rank').orderBy('username').execute(),

    /** One page, sorted by the database: a million rows stay there. */
    listPokesPage({ column, direction, page, size, all }: PokePage): Promise<Poke[]> {
      let query = pokes()
        .orderBy(column, direction)
        .orderBy('username')
        .limit(size)
        .offset((page - 1) * size)
      if (!all) query = query.where('rank', '<=', topPokes)
      return query.execute()
    },

    async countPokes(all: boolean): Promise<number> {
      let query = db.selectFrom('poke').select((select) => select.fn.countAll<number | string>().as('count'))
      if (!all) query = query.where('rank', '<=', topPokes)
      return Number((await query.executeTakeFirstOrThrow()).count)
    },
  }
}
