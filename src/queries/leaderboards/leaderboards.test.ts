import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readContent } from '#content/read-content.ts'
import { fill } from '#database/fill.ts'
import { openDatabase, type Database } from '#database/open-database.ts'
import type { PokeRecord, SpeedrunRecord } from '#model/leaderboards/leaderboard.ts'
import { createQueries, type Queries } from '#queries/queries.ts'
import { maxPlayers } from './runs.ts'
import { topPokes } from '#model/leaderboards/poke-view.ts'

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

const speedruns = [
  run(1, 400),
  run(2, 300, { player: 'Mossback', sample: true }),
  run(3, 300),
  run(4, 200, { setup: 'Duo', version: '1.10' }),
  run(5, 250, { setup: 'Duo', version: '1.7' }),
]
const pokes: PokeRecord[] = [
  { rank: 1, username: 'Ada', pokes: 9, sample: false },
  { rank: 2, username: 'Bo', pokes: 5, sample: true },
  { rank: 2, username: 'Cy', pokes: 5, sample: false },
]

describe('the leaderboards', () => {
  const content = readContent('test/wiki')
  let database: Database
  let boards: Queries
  beforeAll(async () => {
    database = await openDatabase(':memory:')
    await fill(database, { ...content, speedruns, pokes })
    boards = createQueries(database)
  })
  afterAll(() => database.close())

  test('a page of runs has the total, the rank of its first run, and the samples', async () => {
    const first = await boards.runs.findPage({}, 1, 2)
    expect(first.rows.map(({ time }) => time)).toEqual([200, 250])
    expect(first).toMatchObject({ total: 5, firstRank: 1, samples: [] })
    const last = await boards.runs.findPage({}, 2, 3)
    expect(last.rows.map(({ time }) => time)).toEqual([300, 400])
    // Its first run ties with the sample, the last run of the page before.
    expect(last).toMatchObject({ firstRank: 3, samples: [] })
    expect(await boards.runs.findPage({}, 1, 3)).toMatchObject({ samples: [2] })
    expect(await boards.runs.findPage({}, 9, 2)).toMatchObject({ rows: [], total: 5 })
  })

  test('the board is paged through categories, each with its own ranks', async () => {
    const shown = async (filter: object, page: number, size: number) =>
      (await boards.board.findPage(filter, page, size)).rows.map(({ setup, version, time, rank, of }) => [setup, version, time, rank, of])
    const duo = [
      ['Duo', '1.7', 250, 1, 1],
      ['Duo', '1.10', 200, 1, 1],
    ]
    const solo = [300, 300, 400].map((time) => ['Solo', '1.6', time, time === 300 ? 1 : 3, 3])
    expect(await shown({}, 1, 50)).toEqual([...duo, ...solo])
    // Tied runs and the run after them keep their ranks on a later page.
    expect(await shown({}, 2, 3)).toEqual(solo.slice(1))
    expect(await shown({}, 5, 1)).toEqual([solo[2]])
    expect(await shown({ setup: 'Duo' }, 1, 50)).toEqual(duo)
    expect(await boards.board.findPage({}, 2, 3)).toMatchObject({ total: 5, rows: [{ sample: false }, {}] })
    expect(await boards.board.findPage({}, 9, 3)).toEqual({ rows: [], total: 5 })
    // The rank is among the runs of all players.
    const own = run(9, 500, { player: 'Late' })
    await fill(database, { ...content, speedruns: [...speedruns, own], pokes })
    expect(await shown({ player: 'Late' }, 1, 50)).toEqual([['Solo', '1.6', 500, 4, 4]])
    // One run a page.
    await fill(database, { ...content, speedruns: [run(1, 100), run(2, 110)], pokes })
    expect(await shown({}, 2, 1)).toEqual([['Solo', '1.6', 110, 2, 2]])
    await fill(database, { ...content, speedruns, pokes })
  })

  test('filters combine, and a category without runs is empty', async () => {
    expect(await boards.runs.findPage({ setup: 'Solo', player: 'Mossback' }, 1, 50)).toMatchObject({ total: 1, samples: [0] })
    expect(await boards.runs.findPage({ setup: 'Duo', player: 'Mossback' }, 1, 50)).toMatchObject({ rows: [], total: 0 })
    expect(await boards.runs.findPage({ setup: 'Duo', version: '1.7' }, 1, 50)).toMatchObject({ total: 1 })
    expect(await boards.runs.findPage({ setup: 'Duo', version: '1.6' }, 1, 50)).toMatchObject({ rows: [], total: 0 })
  })

  test('the options are the values of the runs, in numeric order', async () => {
    expect(await boards.runs.listOptions()).toEqual({
      player: ['Digger', 'Mossback'],
      plot: ['South Hope'],
      version: ['1.6', '1.7', '1.10'],
      challenge: ['One million'],
      setup: ['Duo', 'Solo'],
      players: 2,
    })
  })

  test('the progression is that of one category, within the filter', async () => {
    const all = await boards.records.findProgression({})
    expect(all).toMatchObject({ category: { setup: 'Solo', version: '1.6' }, runs: 3, categories: 3, until: '2026-09-05T12:00:00Z' })
    expect(all?.records.map((record) => [record.run.time, record.improved_by])).toEqual([
      [400, null],
      [300, 100],
    ])
    const own = await boards.records.findProgression({ player: 'Digger', setup: 'Solo' })
    expect(own?.records.map((record) => record.run.timestamp.slice(8, 10))).toEqual(['01', '03'])
    expect(await boards.records.findProgression({ player: 'Nobody' })).toBeNull()
  })

  test('a player has a best run in each category, with its rank among all runs', async () => {
    const best = await boards.records.listBestOf('Digger')
    expect(best.map(({ setup, version, time, rank, of, runs }) => [setup, version, time, rank, of, runs])).toEqual([
      ['Duo', '1.7', 250, 1, 1, 1],
      ['Duo', '1.10', 200, 1, 1, 1],
      ['Solo', '1.6', 300, 1, 3, 2],
    ])
    expect(await boards.records.listBestOf('Mossback')).toMatchObject([{ rank: 1, of: 3, runs: 1, sample: true }])
    expect(await boards.records.listBestOf('Nobody')).toEqual([])
  })

  test('a page of pokes is sorted by the database, forwards and backwards alike', async () => {
    const names = async (column: 'rank' | 'username' | 'pokes', direction: 'asc' | 'desc', page = 1, size = 2) =>
      (await boards.pokes.findPage({ column, direction, page, size, all: true })).rows.map(({ username }) => username)
    expect(await names('pokes', 'asc')).toEqual(['Bo', 'Cy'])
    expect(await names('pokes', 'desc')).toEqual(['Ada', 'Bo'])
    // The last page is read from the end.
    expect(await names('rank', 'asc', 2)).toEqual(['Cy'])
    expect(await names('rank', 'desc', 2)).toEqual(['Ada'])
    expect(await names('username', 'desc', 2)).toEqual(['Ada'])
    expect(await names('rank', 'asc', 3, 1)).toEqual(['Cy'])
    expect(await names('rank', 'asc', 9)).toEqual([])
  })

  test('samples are marked row by row', async () => {
    expect(await boards.pokes.findPage({ column: 'username', direction: 'desc', page: 1, size: 50, all: false })).toMatchObject({
      rows: [{ username: 'Cy' }, { rank: 2, username: 'Bo', pokes: 5 }, { username: 'Ada' }],
      samples: [1],
    })
    expect([await boards.runs.hasSamples(), await boards.pokes.hasSamples()]).toEqual([true, true])
  })

  test('real rows are no samples, whatever their names, and the cache is cleared with the old content', async () => {
    const real = (records: { sample: boolean }[]) => records.map((record) => ({ ...record, sample: false }))
    const many = Array.from({ length: maxPlayers + 1 }, (_, index) =>
      run(index + 10, 500, { player: `P${index}`, timestamp: '2026-10-01T00:00:00Z' }),
    )
    const more = Array.from({ length: topPokes }, (_, index) => ({ rank: 4, username: `Sample ${index}`, pokes: 1, sample: false }))
    await fill(database, {
      ...content,
      speedruns: [...(real(speedruns) as SpeedrunRecord[]), ...many],
      pokes: [...(real(pokes) as PokeRecord[]), ...more],
    })
    expect([await boards.runs.hasSamples(), await boards.pokes.hasSamples()]).toEqual([false, false])
    expect([await boards.pokes.count(false), await boards.pokes.count(true)]).toEqual([topPokes, topPokes + 3])
    const options = await boards.runs.listOptions()
    // The list has the players with the most runs.
    expect(options).toMatchObject({ players: maxPlayers + 3, player: expect.arrayContaining(['Digger']) as string[] })
    expect(options.player).toHaveLength(maxPlayers)
    const last = await boards.pokes.findPage({ column: 'rank', direction: 'asc', page: 5, size: 50, all: false })
    expect(last.rows).toHaveLength(50)
  })
})
