import type { SelectQueryBuilder } from 'kysely'
import type { Database } from '#database/open-database.ts'
import { PokeRecord, type Poke } from '#model/leaderboards/leaderboard.ts'
import { topPokes } from '#model/leaderboards/poke-view.ts'
import { readInParts } from '#database/read-in-parts.ts'
import { createRowReader } from '#database/stored-as.ts'
import type { Tables } from '#database/tables.ts'
import { memoizeByRevision } from '#queries/memoize-by-revision.ts'
import { takeSamples, type WithSamples } from './samples.ts'

const readPoke = createRowReader(PokeRecord.shape)

type Direction = 'asc' | 'desc'
export type PokeView = { column: keyof Poke; direction: Direction; page: number; size: number; all: boolean }

export function pokeQueries(database: Database) {
  const { db } = database
  const memoize = memoizeByRevision(database)
  const board = () => db.selectFrom('poke').select(['rank', 'username', 'pokes']).orderBy('rank').orderBy('username')

  const countAll = () =>
    memoize('rows', async () => {
      const { rows } = await db
        .selectFrom('poke')
        .select((select) => select.fn.countAll<number | string>().as('rows'))
        .executeTakeFirstOrThrow()
      return Number(rows)
    })
  const count = async (all: boolean) => (all ? countAll() : Math.min(topPokes, await countAll()))

  return {
    listTop: (): Promise<Poke[]> => board().limit(topPokes).execute(),
    listAll: (): Promise<Poke[]> => board().execute(),
    /** The same, some at a time. */
    readAll: (): AsyncGenerator<Poke[]> => readInParts(db.selectFrom('poke').select(['rank', 'username', 'pokes']), ['rank', 'username']),
    count,

    /**
     * One page, in the order that was asked for. The database walks an index that holds all it needs, from the end that is
     * nearer: neither the first page nor the last reads more than itself.
     */
    async findPage({ column, direction, page, size, all }: PokeView): Promise<WithSamples<Poke>> {
      const total = await count(all)
      const before = (page - 1) * size
      if (before >= total) return { rows: [], samples: [] }
      const limit = Math.min(size, total - before)
      const after = total - before - limit
      const fromEnd = after < before
      const query = all
        ? db.selectFrom('poke').select(['rank', 'username', 'pokes', 'sample'])
        : db.selectFrom(board().select('sample').limit(topPokes).as('poke')).select(['rank', 'username', 'pokes', 'sample'])
      const rows = await inOrder(query, column, fromEnd ? turn(direction) : direction, fromEnd ? 'desc' : 'asc')
        .limit(limit)
        .offset(fromEnd ? after : before)
        .execute()
      return takeSamples((fromEnd ? rows.toReversed() : rows).map(readPoke))
    },

    /** True while the board holds rows that are not real. */
    hasSamples: () =>
      memoize('samples', async () => {
        const row = await db.selectFrom('poke').select('sample').where('sample', '=', 1).limit(1).executeTakeFirst()
        return row !== undefined
      }),
  }
}

type Rows = SelectQueryBuilder<Tables, 'poke', Poke & { sample: 0 | 1 }>

/** Most pokes is first rank: that is one order, and one index. Of equal ones the names decide. */
function inOrder(rows: unknown, column: keyof PokeRecord, direction: Direction, names: Direction): Rows {
  const query = rows as Rows
  if (column === 'username') return query.orderBy('username', direction)
  return query.orderBy('rank', column === 'rank' ? direction : turn(direction)).orderBy('username', names)
}

function turn(direction: Direction): Direction {
  return direction === 'asc' ? 'desc' : 'asc'
}
