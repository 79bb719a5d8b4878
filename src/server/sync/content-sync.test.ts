import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pino from 'pino'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { openDatabase } from '#database/open-database.ts'
import { createContentSync } from './content-sync.ts'
import { createFillingProcess } from './filling-process.ts'
import type { FillOrder, SyncReport } from './fill-from-folder.ts'

test('what changes while content is being read is read after it', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'wiki-sync-'))
  const changed = join(folder, 'content')
  cpSync('test/wiki', changed, { recursive: true })
  const file = join(changed, 'items/shovel.yaml')
  writeFileSync(file, readFileSync(file, 'utf8').replace('value: 1200', 'value: 1700'))

  const order = { folder: 'test/wiki', databaseUrl: join(folder, 'wiki.db') }
  const content = createContentSync(order, pino({ level: 'silent' }))
  const first = content.sync()
  // The first reading has its order already; this is the change that comes in its way.
  order.folder = changed
  expect(await Promise.all([first, content.sync()])).toEqual([true, true])

  const database = await openDatabase(order.databaseUrl)
  const price = async () =>
    (await database.db.selectFrom('item').select('value').where('safe_name', '=', 'shovel').executeTakeFirst())?.value
  await expect.poll(price, { timeout: 50_000 }).toBe(1700)
  await database.close()
  rmSync(folder, { recursive: true, force: true })
})

test('what changed before anyone watched is read as soon as somebody does', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'wiki-sync-'))
  const fillOnce = vi.fn(() => Promise.resolve<SyncReport>({ ok: true, revision: 1, written: 1, removed: 0 }))
  const content = createContentSync({ folder, databaseUrl: 'nowhere' }, pino({ level: 'silent' }), fillOnce)
  await content.sync()
  // The clock of files goes in steps.
  await wait(50)
  writeFileSync(join(folder, 'new.yaml'), 'name: New\n')
  const synced = vi.fn()
  const stop = content.watch(synced)
  await expect.poll(() => synced.mock.calls.length, { timeout: 20_000 }).toBe(1)
  expect(fillOnce).toHaveBeenCalledTimes(2)
  await stop()
  rmSync(folder, { recursive: true })
})

test('a process that is kept for the next change takes it, and one that has ended is started again', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'wiki-sync-'))
  const content = join(folder, 'content')
  cpSync('test/wiki', content, { recursive: true })
  const file = join(content, 'items/shovel.yaml')
  const right = readFileSync(file, 'utf8')
  const { fill, end } = createFillingProcess()
  const fillWith = (text: string) => {
    writeFileSync(file, text)
    return fill({ folder: content, databaseUrl: join(folder, 'wiki.db'), run: 'test' }, true)
  }
  expect(await fillWith(right)).toMatchObject({ ok: true, revision: 1 })
  expect(await fillWith(right)).toMatchObject({ ok: true, revision: 1, written: 0 })
  expect(await fillWith(right.replace('value: 1200', 'value: 1700'))).toMatchObject({ ok: true, revision: 2 })
  expect(await fillWith('name:')).toMatchObject({ ok: false, mayPass: false })
  end()
  expect(await fillWith(right)).toMatchObject({ ok: true, revision: 3 })
  end()
  rmSync(folder, { recursive: true, force: true })
})

test('a process that has grown too large is not kept: a change in the moment in which it ends is filled by another', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'wiki-sync-'))
  const { fill, end } = createFillingProcess(1)
  const order = { folder: 'test/wiki', databaseUrl: join(folder, 'wiki.db'), run: 'test' }
  for (let turn = 0; turn < 3; turn++) expect(await fill(order, true)).toMatchObject({ ok: true, revision: 1 })
  end()
  rmSync(folder, { recursive: true, force: true })
})

describe('a filling that failed', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  /** Fills as it is told to, and counts how often it was asked. */
  function createSync(...reports: SyncReport[]) {
    const said: string[] = []
    let asked = 0
    const above: (number | undefined)[] = []
    const log = pino({ level: 'info' }, { write: (line: string) => void said.push(line) })
    const fillOnce = (order: FillOrder) => {
      above.push(order.above)
      return Promise.resolve(reports[Math.min(asked++, reports.length - 1)]!)
    }
    const content = createContentSync({ folder: 'test/wiki', databaseUrl: 'nowhere' }, log, fillOnce)
    return { content, said, above, asked: () => asked }
  }
  const longEnough = 300_000
  const full: SyncReport = { ok: false, problem: 'The disk is full.', mayPass: true }
  const filled: SyncReport = { ok: true, revision: 1, written: 1, removed: 0 }

  test('for lack of room is tried again by itself until there is room, after pauses that double, and told once', async () => {
    const { content, said, asked } = createSync(full, full, full, full, filled)
    expect(await content.sync()).toBe(false)
    await vi.advanceTimersByTimeAsync(1000 + 2000 + 4000 + 7999)
    expect([asked(), content.isFailing()]).toEqual([4, true])
    await vi.advanceTimersByTimeAsync(1)
    expect([asked(), content.isFailing()]).toEqual([5, false])
    for (const words of ['The disk is full', 'the content is good again', 'content filled'])
      expect(said.filter((line) => line.includes(words))).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(longEnough)
    expect(asked()).toBe(5)
    await content.stop()
  })

  test('and what is filled anew have a number above all that were lost', async () => {
    const { content, above } = createSync(filled)
    await content.sync()
    await content.refill(7)
    // What is lost later may be older.
    await content.refill(5)
    await content.sync()
    expect(above).toEqual([0, 7, 7, 7])
    await content.stop()
  })

  test('is never tried more seldom than once a minute', async () => {
    const { content, asked } = createSync(full)
    await content.sync()
    await vi.advanceTimersByTimeAsync(longEnough)
    const before = asked()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(asked()).toBe(before + 1)
    await content.stop()
  })

  test('for wrong content waits for other content', async () => {
    const { content, asked } = createSync({ ...full, mayPass: false }, filled)
    expect(await content.sync()).toBe(false)
    expect(content.isFailing()).toBe(false)
    await vi.advanceTimersByTimeAsync(longEnough)
    expect(asked()).toBe(1)
    await content.stop()
  })

  test('is not tried again once the wiki stops', async () => {
    const { content, asked } = createSync(full)
    await content.sync()
    await content.stop()
    await vi.advanceTimersByTimeAsync(longEnough)
    expect(asked()).toBe(1)
  })
})
