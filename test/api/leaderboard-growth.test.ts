// @module-tag long
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync, StatementSync } from 'node:sqlite'
import pino from 'pino'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openDatabase, type Database } from '#database/open-database.ts'
import { toSqliteFile } from '#database/sqlite/file.ts'
import type { RunFilter } from '#model/leaderboards/run-page.ts'
import { createQueries, type Queries } from '#queries/queries.ts'
import { createApp } from '#server/create-app.ts'
import { readSettings } from '#server/settings.ts'

/**
 * Leaderboards of a large wiki: 100,000 runs of 20,000 players and 1,000,000 pokes. Checks the query plans instead of durations: every query must use an index in order, without a full scan or sort.
 */
const [pokes, runs, players] = [1_000_000, 100_000, 20_000]
const [lastOfPokes, lastOfRuns] = [pokes / 50, runs / 50]
const someone = `Runner ${7919 % players}`
const folder = mkdtempSync(join(tmpdir(), 'wiki-growth-'))
const databaseUrl = join(folder, 'wiki.db')
const path = toSqliteFile(databaseUrl)
let database: Database
let boards: Queries
/** The same file, opened to explain queries. */
let planner: DatabaseSync
let statements: string[] = []

const { all } = StatementSync.prototype

beforeAll(async () => {
  await (await openDatabase(databaseUrl)).close()
  grow()
  database = await openDatabase(databaseUrl)
  planner = new DatabaseSync(path)
  StatementSync.prototype.all = new Proxy(all, {
    apply(_all, statement: StatementSync, parameters: Parameters<typeof all>) {
      statements.push(statement.sourceSQL)
      return all.apply(statement, parameters)
    },
  })
  boards = createQueries(database)
})
afterAll(async () => {
  StatementSync.prototype.all = all
  await database.close()
  planner.close()
  rmSync(folder, { recursive: true, force: true })
})

/** Inserts rows with SQL in one transaction, without durability. */
function grow() {
  const file = new DatabaseSync(path)
  file.exec('pragma journal_mode = off; pragma synchronous = off; pragma cache_size = -400000; begin')
  file.exec(`
    with recursive one(i) as (select 0 union all select i + 1 from one where i < ${runs - 1})
    insert into speedrun (row_key, row_hash, id, player, plot, version, challenge, setup, time, timestamp, videolink, videoProvider, sample)
    select i, '', i, 'Runner ' || (i * 7919 % ${players}), 'Plot ' || (i % 4), '1.' || (i / 4 % 5), 'Challenge ' || (i / 20 % 6),
      'Setup ' || (i / 120 % 3), 600 + (i * 48271 % 65521), strftime('%Y-%m-%dT%H:%M:%SZ', 1600000000 + i * 900, 'unixepoch'), '', '', 0
    from one`)
  file.exec(`
    with recursive one(i) as (select 0 union all select i + 1 from one where i < ${pokes - 1})
    insert into poke (row_key, row_hash, rank, username, pokes, sample)
    select i, '', i / 3 * 3 + 1, 'Poker ' || (i * 7919 % ${pokes}), ${pokes} - i / 3, 0 from one`)
  file.exec('commit')
  file.close()
}

/** Query plan of each query that `ask` makes. */
async function planOf(ask: () => Promise<unknown>): Promise<string[]> {
  statements = []
  await ask()
  const questions = statements.filter((text) => /"(poke|speedrun)"/.test(text))
  return questions.flatMap((text) =>
    planner
      .prepare(`explain query plan ${text}`)
      .all()
      .map(({ detail }) => String(detail)),
  )
}
const isSort = (step: string) => step.includes('TEMP B-TREE')
const isScan = (step: string) => /^SCAN (poke|speedrun|other|own)\b/.test(step) && !step.includes('INDEX')

/** Counts are cached per revision. */
beforeAll(async () => {
  await boards.runs.listOptions()
  await boards.pokes.count(true)
})

describe(`${pokes} pokes`, () => {
  test.each([
    ['rank', 'asc', 1],
    ['rank', 'desc', 1],
    ['pokes', 'asc', lastOfPokes * 0.45],
    ['pokes', 'desc', lastOfPokes],
    ['username', 'asc', lastOfPokes],
    ['username', 'desc', lastOfPokes * 0.45],
    ['rank', 'asc', lastOfPokes * 0.6],
  ] as const)('sorted by %s %s, page %d uses a covering index, in order', async (column, direction, page) => {
    const ask = () => boards.pokes.findPage({ column, direction, page, size: 50, all: true })
    const plan = await planOf(ask)
    expect(plan).toHaveLength(1)
    expect(plan[0]).toMatch(/^SCAN poke USING COVERING INDEX poke_by_/)
    expect((await ask()).rows).toHaveLength(50)
  })

  test('no page skips more than half of the rows, as late pages are read from the end', async () => {
    await planOf(() => boards.pokes.findPage({ column: 'rank', direction: 'asc', page: lastOfPokes, size: 50, all: true }))
    const { rows } = await boards.pokes.findPage({ column: 'rank', direction: 'asc', page: lastOfPokes, size: 50, all: true })
    expect(rows.at(-1)).toMatchObject({ rank: pokes - ((pokes - 1) % 3) })
    expect(rows).toEqual(rows.toSorted((a, b) => a.rank - b.rank || (a.username < b.username ? -1 : 1)))
  })

  test('the default rows are sorted among themselves only', async () => {
    const plan = await planOf(() => boards.pokes.findPage({ column: 'username', direction: 'asc', page: 1, size: 50, all: false }))
    expect(plan.filter((step) => step.includes('poke_by_'))).toEqual([expect.stringMatching(/COVERING INDEX poke_by_rank_/)])
    expect(await boards.pokes.count(false)).toBe(250)
  })

  test('rows are counted once, not for each page', async () => {
    expect(await planOf(() => boards.pokes.count(true))).toEqual([])
  })
})

describe(`${runs} runs`, () => {
  const filters: [string, RunFilter][] = [
    ['all runs', {}],
    ['one plot', { plot: 'Plot 1' }],
    ['one version', { version: '1.2' }],
    ['two parts', { plot: 'Plot 1', setup: 'Setup 2' }],
    ['one category', { challenge: 'Challenge 0', plot: 'Plot 0', setup: 'Setup 0', version: '1.0' }],
    ['one player', { player: someone }],
    ['one player in a category', { player: someone, plot: 'Plot 1' }],
    ['a category without runs', { plot: 'Plot 1', setup: 'Setup 9' }],
  ]

  test.each(filters)('a page of %s uses an index, in order', async (_what, filter) => {
    for (const page of [1, 3]) {
      const plan = await planOf(() => boards.runs.findPage(filter, page, 50))
      expect(plan.filter(isScan)).toEqual([])
      // A player's own runs may be grouped; nothing else may be sorted.
      if (filter.player === undefined) expect(plan.filter(isSort)).toEqual([])
      for (const step of plan.filter((line) => line.includes(' speedrun ')))
        expect(step).toMatch(
          filter.player === undefined ? /USING (COVERING )?INDEX speedrun_by_/ : /INDEX speedrun_by_player_\S+ \(player=\?\)/,
        )
    }
  })

  test.each(filters)('a page of the board of %s uses an index, in order', async (_what, filter) => {
    for (const page of [1, 3]) {
      const plan = await planOf(() => boards.board.findPage(filter, page, 50))
      expect(plan.filter(isScan)).toEqual([])
      if (filter.player === undefined) expect(plan.filter(isSort)).toEqual([])
      const { rows } = await boards.board.findPage(filter, page, 50)
      for (const [place, { rank, of }] of rows.entries()) {
        expect(rank).toBeLessThanOrEqual(of)
        if (filter.player === undefined && page === 1) expect(rank).toBeLessThanOrEqual(place + 1)
      }
    }
  })

  test.each(filters)('the progression of %s reads only one category', async (_what, filter) => {
    const plan = await planOf(() => boards.records.findProgression(filter))
    expect(plan.filter(isScan)).toEqual([])
    if (filter.player === undefined) expect(plan.filter(isSort)).toEqual([])
    const progression = await boards.records.findProgression(filter)
    const times = progression?.records.map(({ run }) => run.time) ?? []
    expect(times).toEqual(times.toSorted((a, b) => b - a))
  })

  test("the ranks of a player's best runs use an index", async () => {
    const plan = await planOf(() => boards.records.listBestOf(someone))
    expect(plan.filter(isScan)).toEqual(plan.filter((step) => step.startsWith('SCAN own')))
    expect(plan).toContainEqual(expect.stringMatching(/^SEARCH other USING COVERING INDEX speedrun_by_challenge_plot_setup_version_time/))
    expect((await boards.records.listBestOf(someone)).length).toBeGreaterThan(0)
  })

  test('the options of filters are cached, without thousands of players', async () => {
    expect(await planOf(() => boards.runs.listOptions())).toEqual([])
    expect(await boards.runs.listOptions()).toMatchObject({ players })
  })
})

test('no answer for a page grows with the boards', async () => {
  const { app } = await createApp({ settings: readSettings({ RATE_LIMIT: 'off' }), database, log: pino({ level: 'silent' }) })
  for (const address of [
    '/api/pokes?page=1',
    `/api/pokes/all?page=${lastOfPokes}&sort=username`,
    '/api/speedruns/page/1/none|none|none|none|none',
    `/api/speedruns/page/${lastOfRuns}/none|none|none|none|none`,
    '/api/speedruns/board/1/none|none|none|none|none',
    `/api/speedruns/board/${lastOfRuns}/none|none|none|none|none`,
    '/api/speedruns/progression/none|none|none|none|none',
    `/api/speedruns/player/${someone}`,
    '/api/speedruns/options',
    '/api/leaderboards/samples',
  ]) {
    const { statusCode, body } = await app.inject(encodeURI(address))
    expect([address, statusCode]).toEqual([address, 200])
    expect(body.length, address).toBeLessThan(20_000)
  }
  const { first_rank: rank } = (await app.inject(encodeURI(`/api/speedruns/page/${lastOfRuns}/none|none|none|none|none`))).json<{
    first_rank: number
  }>()
  expect(rank).toBe((await boards.runs.findPage({}, lastOfRuns, 50)).firstRank)
  expect(rank).toBeGreaterThan(runs / 2)
  await app.close()
})
