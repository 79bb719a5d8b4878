import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pino from 'pino'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readContent } from '#content/read-content.ts'
import { fill, readRevision } from '#database/fill.ts'
import { openDatabase, type Database } from '#database/open-database.ts'
import { monitorDatabase } from './database-monitor.ts'

const content = readContent('test/wiki')
const log = pino({ level: 'silent' })
let folder: string
let address: string
let database: Database
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'wiki-monitor-'))
  address = join(folder, 'wiki.db')
  await fillAgain(0)
  database = await openDatabase(address)
  vi.useFakeTimers()
})
afterEach(async () => {
  vi.useRealTimers()
  await database.close()
  rmSync(folder, { recursive: true })
})

const filler = { by: 'test', run: 'test', contentFrom: '' }
const fillAgain = vi.fn(async (above: number) => {
  const other = await openDatabase(address, { warn: () => {} })
  await fill(other, content, { ...filler, above })
  // Closing writes the write-ahead log into the file.
  await other.close()
  return true
})
const damage = () => writeFileSync(database.connection!.path, 'no database at all\n'.repeat(1000))

function start(refill: typeof fillAgain | undefined) {
  fillAgain.mockClear()
  const revision = vi.fn(() => 1)
  const monitor = monitorDatabase({ connection: database.connection!, revision, refill, onReopen: () => {}, log })
  return { ...monitor, revision }
}

test('a damaged file is refilled with a higher revision and opened', async () => {
  const monitor = start(fillAgain)
  damage()
  await vi.advanceTimersByTimeAsync(1000)
  await vi.waitFor(() => expect(monitor.isDegraded()).toBe(false))
  expect(await readRevision(database)).toMatchObject({ number: 2 })
  await vi.advanceTimersByTimeAsync(60_000)
  expect(fillAgain).toHaveBeenCalledTimes(1)
  monitor.stop()
})

test('a refilled file is opened before its publication is ready', async () => {
  const publication = Promise.withResolvers<boolean>()
  const monitor = start(
    vi.fn(async (above: number) => {
      await fillAgain(above)
      return publication.promise
    }),
  )
  damage()
  await vi.advanceTimersByTimeAsync(1000)
  await vi.waitFor(async () => {
    await vi.advanceTimersByTimeAsync(1000)
    expect(monitor.isDegraded()).toBe(false)
  })
  expect(await readRevision(database)).toMatchObject({ number: 2 })
  publication.resolve(true)
  monitor.stop()
})

test('a file that is damaged repeatedly is refilled at most ten times in ten minutes', async () => {
  const refill = vi.fn(() => {
    damage()
    return Promise.resolve(true)
  })
  const monitor = start(refill)
  damage()
  await vi.advanceTimersByTimeAsync(500_000)
  expect(refill).toHaveBeenCalledTimes(10)
  expect(monitor.isDegraded()).toBe(true)
  await vi.advanceTimersByTimeAsync(200_000)
  expect(refill.mock.calls.length).toBeLessThanOrEqual(20)
  monitor.stop()
})

test('a process that never writes opens the file that another one has filled', async () => {
  const monitor = start(undefined)
  rmSync(database.connection!.path)
  await vi.advanceTimersByTimeAsync(5000)
  expect(monitor.isDegraded()).toBe(true)
  await fillAgain(1)
  await vi.advanceTimersByTimeAsync(1000)
  expect(monitor.isDegraded()).toBe(false)
  expect(await readRevision(database)).toMatchObject({ number: 2 })
  monitor.stop()
})
