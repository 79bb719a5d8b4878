import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createWorkQueue, TooBusy } from './work-queue.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Pieces of work that take `each` milliseconds; `done` says what became of them, in the order in which it did. */
function createDay(each: number) {
  const done: string[] = []
  const begun: string[] = []
  return {
    done,
    begun,
    piece: (name: string) =>
      [
        async () => {
          begun.push(name)
          await new Promise((resolve) => setTimeout(resolve, each))
          done.push(name)
        },
        (reason: unknown) => done.push(reason instanceof TooBusy ? `${name} away` : `${name} failed`),
      ] as const,
  }
}

test('so many at once, the others in the order in which they came', async () => {
  const { enter, size } = createWorkQueue({ atOnce: 2 })
  const { piece, begun, done } = createDay(10)
  for (const name of ['a', 'b', 'c', 'd', 'e']) enter(...piece(name))
  await vi.advanceTimersByTimeAsync(5)
  expect(begun).toEqual(['a', 'b'])
  expect(size()).toEqual({ working: 2, waiting: 3 })
  await vi.advanceTimersByTimeAsync(30)
  expect(done).toEqual(['a', 'b', 'c', 'd', 'e'])
  expect(size()).toEqual({ working: 0, waiting: 0 })
})

test('a place that is given up is nobody else’s loss, and what has begun is finished', async () => {
  const { enter } = createWorkQueue({ atOnce: 1 })
  const { piece, done } = createDay(10)
  const [first, second] = ['a', 'b', 'c'].map((name) => enter(...piece(name)))
  await vi.advanceTimersByTimeAsync(5)
  first?.leave()
  second?.leave()
  await vi.advanceTimersByTimeAsync(50)
  expect(done).toEqual(['a', 'c'])
})

test('who must not wait goes beside the line', async () => {
  const { enter } = createWorkQueue({ atOnce: 1 })
  const { piece, begun } = createDay(10)
  const places = ['a', 'b', 'c'].map((name) => enter(...piece(name)))
  places[2]?.goNow()
  places[2]?.goNow()
  await vi.advanceTimersByTimeAsync(5)
  expect(begun).toEqual(['c', 'a'])
  await vi.advanceTimersByTimeAsync(50)
  expect(begun).toEqual(['c', 'a', 'b'])
})

test('once it is known how long the work takes, who would wait longer than the patience is turned away at once', async () => {
  const { enter } = createWorkQueue({ atOnce: 1, patience: 110 })
  const { piece, done } = createDay(20)
  // The first fifty teach it.
  for (let turn = 0; turn < 50; turn++) {
    enter(...piece('early'))
    await vi.advanceTimersByTimeAsync(20)
  }
  done.length = 0
  for (let turn = 0; turn < 20; turn++) enter(...piece(`${turn}`))
  const away = done.length
  expect(away).toBeGreaterThan(10)
  await vi.advanceTimersByTimeAsync(500)
  // Whoever was let in is served.
  expect(done.slice(away)).toEqual(Array.from({ length: 20 - away }, (_, place) => `${place}`))
})

test('work under way that takes longer than usual counts: who comes then is turned away at once, and not after the patience', async () => {
  const { enter } = createWorkQueue({ atOnce: 1, patience: 1000 })
  const quick = createDay(20)
  for (let turn = 0; turn < 50; turn++) {
    enter(...quick.piece('early'))
    await vi.advanceTimersByTimeAsync(20)
  }
  const { piece, done } = createDay(10_000)
  for (const name of ['slow', 'b', 'c', 'd', 'e', 'f', 'g']) enter(...piece(name))
  await vi.advanceTimersByTimeAsync(120)
  enter(...piece('h'))
  expect(done).toEqual([])
  await vi.advanceTimersByTimeAsync(20)
  enter(...piece('i'))
  expect(done).toEqual(['c', 'd', 'e', 'f', 'g', 'h', 'i'].map((name) => `${name} away`))
})

test('when the work becomes slower, who would wait longer than the patience hears it then, and not after the patience', async () => {
  const { enter } = createWorkQueue({ atOnce: 1, patience: 1000 })
  const quick = createDay(20)
  for (let turn = 0; turn < 50; turn++) {
    enter(...quick.piece('early'))
    await vi.advanceTimersByTimeAsync(20)
  }
  const slow = createDay(300)
  // Forty of the usual length would be done in time.
  for (let turn = 0; turn < 40; turn++) enter(...slow.piece(`${turn}`))
  expect(slow.done).toEqual([])
  await vi.advanceTimersByTimeAsync(301)
  expect(slow.done.filter((told) => told.endsWith('away')).length).toBeGreaterThan(15)
  expect(slow.done).toContain('39 away')
  expect(slow.done).not.toContain('1 away')
})

test('a handful is borne with: work that stands still for a moment is no rush', async () => {
  const { enter } = createWorkQueue({ atOnce: 1, patience: 1000 })
  const { piece, done } = createDay(400)
  for (const name of ['a', 'b', 'c']) enter(...piece(name))
  await vi.advanceTimersByTimeAsync(399)
  for (const name of ['d', 'e', 'f']) enter(...piece(name))
  expect(done).toEqual([])
})

test('when the work stands still, nobody waits longer than the patience', async () => {
  const { enter } = createWorkQueue({ atOnce: 1, patience: 100 })
  const { piece, done } = createDay(10_000)
  for (const name of ['a', 'b', 'c']) enter(...piece(name))
  await vi.advanceTimersByTimeAsync(101)
  expect(done).toEqual(['b away', 'c away'])
})

test('once anyone is turned away, the line is short; when nobody was for a while, the line may be long again', async () => {
  const afterRush = vi.fn()
  const { enter, size } = createWorkQueue({ atOnce: 1, patience: 200, afterRush })
  const { piece, done } = createDay(10)
  for (let turn = 0; turn < 50; turn++) {
    enter(...piece('early'))
    await vi.advanceTimersByTimeAsync(10)
  }
  done.length = 0
  const come = (many: number) => {
    for (let turn = 0; turn < many; turn++) enter(...piece(`${turn}`))
    return size().waiting
  }
  expect(come(15)).toBe(14)
  // Who stood in the line hears it as well: all have only just come.
  expect(come(15)).toBe(1)
  expect(done.length).toBe(28)
  await vi.advanceTimersByTimeAsync(10)
  expect(come(5)).toBe(1)
  await vi.advanceTimersByTimeAsync(100)
  expect(come(15)).toBe(14)
  expect(afterRush).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(afterRush).toHaveBeenCalledOnce()
})

test.each([1, 2, 6])('with %i at work, one may wait in a rush', async (atOnce) => {
  const { enter, size } = createWorkQueue({ atOnce, patience: 200 })
  const { piece } = createDay(1000)
  const come = (many: number) => {
    for (let turn = 0; turn < many; turn++) enter(...piece(`${turn}`))
  }
  come(atOnce + 6)
  await vi.advanceTimersByTimeAsync(190)
  expect(size()).toEqual({ working: atOnce, waiting: 6 })
  come(20)
  expect(size()).toEqual({ working: atOnce, waiting: 1 })
})

test('work that fails makes room like any other', async () => {
  const { enter } = createWorkQueue({ atOnce: 1 })
  const { piece, done } = createDay(10)
  enter(
    () => Promise.reject(new Error('broken')),
    () => {},
  )
  enter(...piece('a'))
  await vi.advanceTimersByTimeAsync(20)
  expect(done).toEqual(['a'])
})
