import { setTimeout as wait } from 'node:timers/promises'
import pino from 'pino'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createContentUpdater, type UpdateOrder, type UpdateReport } from './content-updater.ts'

const filled: UpdateReport = { ok: true, revision: 1, written: 1, removed: 0 }
const full: UpdateReport = { ok: false, problem: 'The disk is full.', canRetry: true }
const fill = { fill: true }

test('an update that is requested while another runs resolves with the next run, which has seen the change', async () => {
  let content = 'first'
  const read: string[] = []
  const shown: string[] = []
  const updater = createContentUpdater({
    log: pino({ level: 'silent' }),
    run: async () => {
      const before = content
      read.push(before)
      await wait(20)
      return filled
    },
    updated: () => void shown.push(read.at(-1) ?? ''),
  })
  const first = updater.update(fill)
  content = 'second'
  const [second, third] = [updater.update(fill), updater.update(fill)]
  await first
  expect(shown).toEqual(['first'])
  expect(await Promise.all([second, third])).toEqual([true, true])
  expect(shown).toEqual(['first', 'second'])
})

test('requests that share a run are merged: it fills if one of them does, above the highest revision', async () => {
  const orders: UpdateOrder[] = []
  const updater = createContentUpdater({ log: pino({ level: 'silent' }), run: (order) => Promise.resolve((orders.push(order), filled)) })
  void updater.update(fill)
  await Promise.all([updater.update({ fill: false, above: 7 }), updater.update({ fill: true, above: 3 })])
  expect(orders.slice(1)).toEqual([{ fill: true, above: 7 }])
})

describe('an update that failed', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  function createUpdater(...reports: UpdateReport[]) {
    const lines: string[] = []
    const orders: UpdateOrder[] = []
    const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(line) })
    const updater = createContentUpdater({
      log,
      run: (order) => {
        orders.push(order)
        return Promise.resolve(reports[Math.min(orders.length, reports.length) - 1]!)
      },
    })
    return { updater, lines, orders }
  }
  const longEnough = 300_000

  test('on a full disk is retried with exponential backoff and logged once', async () => {
    const { updater, lines, orders } = createUpdater(full, full, full, full, filled)
    expect(await updater.update(fill)).toBe(false)
    await vi.advanceTimersByTimeAsync(1000 + 2000 + 4000 + 7999)
    expect([orders.length, updater.isFailing()]).toEqual([4, true])
    await vi.advanceTimersByTimeAsync(1)
    expect([orders.length, updater.isFailing()]).toEqual([5, false])
    for (const words of ['The disk is full', 'updated again', 'content filled'])
      expect(lines.filter((line) => line.includes(words))).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(longEnough)
    expect(orders).toHaveLength(5)
  })

  test('for the same invalid content twice is logged once, and again after the content was valid', async () => {
    const invalid: UpdateReport = { ok: false, problem: 'found "twelve"', canRetry: false }
    const { updater, lines } = createUpdater(invalid, invalid, filled, invalid)
    const countLogged = () => lines.filter((line) => line.includes('twelve')).length
    await updater.update(fill)
    await updater.update(fill)
    expect(countLogged()).toBe(1)
    await updater.update(fill)
    await updater.update(fill)
    expect(countLogged()).toBe(2)
  })

  test('is retried at least once a minute', async () => {
    const { updater, orders } = createUpdater(full)
    await updater.update(fill)
    await vi.advanceTimersByTimeAsync(longEnough)
    const before = orders.length
    await vi.advanceTimersByTimeAsync(60_000)
    expect(orders).toHaveLength(before + 1)
    await updater.stop()
  })

  test('for invalid content waits for a change', async () => {
    const { updater, orders } = createUpdater({ ...full, canRetry: false }, filled)
    expect(await updater.update(fill)).toBe(false)
    expect(updater.isFailing()).toBe(false)
    await vi.advanceTimersByTimeAsync(longEnough)
    expect(orders).toHaveLength(1)
  })

  test('is not retried during shutdown', async () => {
    const { updater, orders } = createUpdater(full)
    await updater.update(fill)
    await updater.stop()
    await vi.advanceTimersByTimeAsync(longEnough)
    expect(orders).toHaveLength(1)
  })

  test('later revisions are above a lost one', async () => {
    const { updater, orders } = createUpdater(filled)
    await updater.update(fill)
    await updater.update({ fill: true, above: 7 })
    await updater.update({ fill: true, above: 5 })
    await updater.update(fill)
    expect(orders.map(({ above }) => above)).toEqual([0, 7, 7, 7])
  })
})
