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

type PokeDirection = 'asc' | 'desc'
export type PokeSelection = { column: keyof Poke; direction: PokeDirection; page: number; size: number; all: boolean }

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
  const countRows = async (all: boolean) => (all ? countAll() : Math.min(topPokes, await countAll()))

  return {
    listTop: (): Promise<Poke[]> => board().limit(topPokes).execute(),
    listAll: (): Promise<Poke[]> => board().execute(),
    /** As `listAll`, in parts. */
    readAll: (): AsyncGenerator<Poke[]> => readInParts(db.selectFrom('poke').select(['rank', 'username', 'pokes']), ['rank', 'username']),
    count: countRows,

    /**
     * One page of the board. Reads a covering index from the nearer end, so that the last pages are as fast as the first.
     */
    async findPage({ column, direction, page, size, all }: PokeSelection): Promise<WithSamples<Poke>> {
      const total = await countRows(all)
      const before = (page - 1) * size
      if (before >= total) return { rows: [], samples: [] }
      const limit = Math.min(size, total - before)
      const after = total - before - limit
      const fromEnd = after < before
      const query = all
        ? db.selectFrom('poke').select(['rank', 'username', 'pokes', 'sample'])
        : db.selectFrom(board().select('sample').limit(topPokes).as('poke')).select(['rank', 'username', 'pokes', 'sample'])
      const rows = await inOrder(query, column, fromEnd ? reverse(direction) : direction, fromEnd ? 'desc' : 'asc')
        .limit(limit)
        .offset(fromEnd ? after : before)
        .execute()
      return takeSamples((fromEnd ? rows.toReversed() : rows).map(readPoke))
    },

    /** Whether the board has sample rows. */
    hasSamples: () =>
      memoize('samples', async () => {
        const row = await db.selectFrom('poke').select('sample').where('sample', '=', 1).limit(1).executeTakeFirst()
        return row !== undefined
      }),
  }
}

type Rows = SelectQueryBuilder<Tables, 'poke', Poke & { sample: 0 | 1 }>

/** Pokes descending is rank ascending, so both use one index. Names break ties. */
function inOrder(rows: unknown, column: keyof PokeRecord, direction: PokeDirection, names: PokeDirection): Rows {
  const query = rows as Rows
  if (column === 'username') return query.orderBy('username', direction)
  return query.orderBy('rank', column === 'rank' ? direction : reverse(direction)).orderBy('username', names)
}

function reverse(direction: PokeDirection): PokeDirection {
  return direction === 'asc' ? 'desc' : 'asc'
}
