import { afterAll, beforeAll, expect, test } from 'vitest'
import { readContent } from '#content/read-content.ts'
import { fill } from '#database/fill.ts'
import { openDatabase, type Database } from '#database/open-database.ts'
import type { SpeedrunRecord } from '#model/leaderboard.ts'
import { leaderboardQueries } from './leaderboards.ts'

let database: Database
let boards: ReturnType<typeof leaderboardQueries>

function run(id: number, time: number, more: Partial<SpeedrunRecord> = {}): SpeedrunRecord {
  const timestamp = `2026-09-${String(id).padStart(2, '0')}T12:00:00Z`
  const same = {
    player: 'Digger',
    plot: 'South Hope',
    version: '1.6',
    challenge: 'One million',
    setup: 'Solo',
    videolink: '',
    videoProvider: '' as const,
    sample: false,
  }
  return { id, time, timestamp, ...same, ...more }
}

beforeAll(async () => {
  database = await openDatabase(':memory:')
  const content = readContent('test/wiki')
  const speedruns = [
    run(1, 400),
    run(2, 300, { player: 'Mossback' }),
    run(3, 300),
    run(4, 200, { setup: 'Duo', version: '1.10' }),
    run(5, 250, { setup: 'Duo', version: '1.7' }),
  ]
  const pokes = [
    { rank: 1, username: 'Ada', pokes: 9 },
    { rank: 2, username: 'Bo', pokes: 5 },
    { rank: 2, username: 'Cy', pokes: 5 },
  ]
  await fill(database, { ...content, speedruns, pokes })
  boards = leaderboardQueries(database.db)
})
afterAll(() => database.close())

test('a page of runs knows how many there are and the rank of its first run', async () => {
  const first = await boards.findRunsPage({}, 1, 2)
  expect(first.rows.map(({ time }) => time)).toEqual([200, 250])
  expect(first).toMatchObject({ total: 5, firstRank: 1 })
  const last = await boards.findRunsPage({}, 2, 3)
  expect(last.rows.map(({ time }) => time)).toEqual([300, 400])
  // Its first run ties with the last of the page before.
  expect(last.firstRank).toBe(3)
  expect(await boards.findRunsPage({}, 9, 2)).toMatchObject({ rows: [], total: 5 })
})

test('filters combine, and what nobody ran is empty', async () => {
  expect(await boards.findRunsPage({ setup: 'Solo', player: 'Mossback' }, 1, 50)).toMatchObject({ total: 1 })
  expect(await boards.findRunsPage({ setup: 'Duo', player: 'Mossback' }, 1, 50)).toMatchObject({ rows: [], total: 0 })
})

test('the options are what runs have, numbers in their order', async () => {
  expect(await boards.listRunOptions()).toEqual({
    player: ['Digger', 'Mossback'],
    plot: ['South Hope'],
    version: ['1.6', '1.7', '1.10'],
    challenge: ['One million'],
    setup: ['Duo', 'Solo'],
  })
})

test('the progression is that of one category, within the filter', async () => {
  const all = await boards.findProgression({})
  expect(all).toMatchObject({ category: { setup: 'Solo', version: '1.6' }, runs: 3, categories: 3, until: '2026-09-05T12:00:00Z' })
  expect(all?.records.map((record) => [record.run.time, record.improved_by])).toEqual([
    [400, null],
    [300, 100],
  ])
  expect(
    (await boards.findProgression({ player: 'Digger', setup: 'Solo' }))?.records.map((record) => record.run.timestamp.slice(8, 10)),
  ).toEqual(['01', '03'])
  expect(await boards.findProgression({ player: 'Nobody' })).toBeNull()
})

test('real rows are no samples', async () => {
  expect(await boards.hasSampleRuns()).toBe(false)
  expect(await boards.hasSamplePokes()).toBe(false)
})

test('a page of pokes is sorted by the database', async () => {
  const rows = await boards.listPokesPage({ column: 'pokes', direction: 'asc', page: 1, size: 2, all: true })
  expect(rows.map(({ username }) => username)).toEqual(['Bo', 'Cy'])
  expect(await boards.countPokes(false)).toBe(3)
})
