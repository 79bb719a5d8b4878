import type { Kysely } from 'kysely'
import { speedrunFilterFields, type Poke, type Speedrun, type SpeedrunFilter } from '#model/leaderboard.ts'
import type { Tables } from '#database/tables.ts'

/** Rows of the pokes board that are shown before a reader asks for all. */
export const topPokes = 250

export type PokeOrder = { column: keyof Poke; direction: 'asc' | 'desc' }
export type PokePage = PokeOrder & { page: number; size: number; all: boolean }

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

    listRunsWith(filter: Partial<SpeedrunFilter>): Promise<Speedrun[]> {
      let query = runs()
      for (const field of speedrunFilterFields) {
        const wanted = filter[field]
        if (wanted !== undefined) query = query.where(field, '=', wanted)
      }
      return query.execute()
    },

    /** True while the board holds rows that are not real. */
    async hasSampleRuns(): Promise<boolean> {
      return (await db.selectFrom('speedrun').select('id').where('sample', '=', 1).limit(1).executeTakeFirst()) !== undefined
    },

    /** Samples carry the word in their names; real rows replace the whole file, so looking at the top is enough. */
    async hasSamplePokes(): Promise<boolean> {
      const row = await db.selectFrom('poke').select('rank').where('rank', '<=', topPokes).where('username', 'like', 'Sample %').limit(1).executeTakeFirst()
      return row !== undefined
    },

    listTopPokes: (): Promise<Poke[]> => pokes().orderBy('rank').orderBy('username').limit(topPokes).execute(),
    listAllPokes: (): Promise<Poke[]> => pokes().orderBy('rank').orderBy('username').execute(),

    /** One page, sorted by the database: a million rows stay there. */
    listPokesPage({ column, direction, page, size, all }: PokePage): Promise<Poke[]> {
      let query = pokes().orderBy(column, direction).orderBy('username').limit(size).offset((page - 1) * size)
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
