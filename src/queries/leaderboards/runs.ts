import type { Kysely } from 'kysely'
import type { Database } from '#database/open-database.ts'
import type { Tables } from '#database/tables.ts'
import { readInParts } from '#database/read-in-parts.ts'
import { createRowReader } from '#database/stored-as.ts'
import { SpeedrunRecord, type RunOptions, type Speedrun } from '#model/leaderboards/leaderboard.ts'
import { memoizeByRevision } from '#queries/memoize-by-revision.ts'
import { inOrder } from '#model/leaderboards/run-category.ts'
import type { RunFilter } from '#model/leaderboards/run-page.ts'
import { matches, type RunCategories } from './run-categories.ts'
import { takeSamples, type WithSamples } from './samples.ts'

/** Players in the filter's list. */
export const maxPlayers = 300

export type RunPage = WithSamples<Speedrun> & { total: number; firstRank: number }

/** Fields of a run in the specification. */
export const runFields = ['player', 'plot', 'version', 'challenge', 'setup', 'time', 'timestamp', 'videolink', 'videoProvider'] as const
export const readRun = createRowReader(SpeedrunRecord.omit({ id: true }).shape)

/** The players with most runs, by name, and the number of all players. */
async function countPlayers(db: Kysely<Tables>) {
  const counted = await db
    .selectFrom('speedrun')
    .select(['player', (select) => select.fn.countAll<number | string>().as('runs')])
    .groupBy('player')
    .execute()
  const busiest = counted.toSorted((a, b) => Number(b.runs) - Number(a.runs) || inOrder.compare(a.player, b.player))
  const names = busiest.slice(0, maxPlayers).map(({ player }) => player)
  return { player: names.toSorted(inOrder.compare), players: counted.length }
}

/** Queries for speedruns. */
export function runQueries(database: Database, categories: RunCategories) {
  const { db } = database
  const memoize = memoizeByRevision(database)
  const board = () => db.selectFrom('speedrun').select(runFields).orderBy('time').orderBy('timestamp').orderBy('id')

  /** Counts runs with equal time above this one. */
  async function countTiesBefore(filter: RunFilter, { time, timestamp, id }: { time: number; timestamp: string; id: number }) {
    const { ties } = await db
      .selectFrom('speedrun')
      .where(matches(filter))
      .where('time', '=', time)
      .where(({ eb, or, and }) => or([eb('timestamp', '<', timestamp), and([eb('timestamp', '=', timestamp), eb('id', '<', id)])]))
      .select((select) => select.fn.countAll<number | string>().as('ties'))
      .executeTakeFirstOrThrow()
    return Number(ties)
  }

  const countRuns = async (filter: RunFilter) => (await categories.listWith(filter)).reduce((sum, { runs }) => sum + runs, 0)

  return {
    /** Number of matching runs. */
    count: countRuns,

    /** Fastest first; of equal times the earlier first. */
    listAll: (): Promise<Speedrun[]> => board().execute(),

    /** As `listAll`, in parts. */
    async *readAll(): AsyncGenerator<Speedrun[]> {
      const runs = db.selectFrom('speedrun').select([...runFields, 'id'])
      for await (const rows of readInParts(runs, ['time', 'timestamp', 'id'])) yield rows.map(({ id: _, ...run }) => run)
    },

    listWith: (filter: RunFilter): Promise<Speedrun[]> => board().where(matches(filter)).execute(),

    /** One page of the matching runs, with the rank of its first row. Equal times share a rank. */
    async findPage(filter: RunFilter, page: number, size: number): Promise<RunPage> {
      const before = (page - 1) * size
      const total = await countRuns(filter)
      if (before >= total) return { rows: [], samples: [], total, firstRank: 1 }
      const marked = await board().select(['id', 'sample']).where(matches(filter)).limit(size).offset(before).execute()
      const [first] = marked
      const firstRank = first && before > 0 ? before + 1 - (await countTiesBefore(filter, first)) : 1
      return { ...takeSamples(marked.map(readRun)), total, firstRank }
    },

    /** Values of the filters. */
    async listOptions(): Promise<RunOptions> {
      const all = await categories.listAll()
      const { player, players } = await memoize('players', () => countPlayers(db))
      const valuesOf = (field: 'plot' | 'version' | 'challenge' | 'setup') =>
        [...new Set(all.map((category) => category[field]))].toSorted(inOrder.compare)
      return {
        player,
        plot: valuesOf('plot'),
        version: valuesOf('version'),
        challenge: valuesOf('challenge'),
        setup: valuesOf('setup'),
        players,
      }
    },

    /** Whether the board has sample rows. */
    hasSamples: () =>
      memoize('samples', async () => {
        const row = await db.selectFrom('speedrun').select('id').where('sample', '=', 1).limit(1).executeTakeFirst()
        return row !== undefined
      }),
  }
}
