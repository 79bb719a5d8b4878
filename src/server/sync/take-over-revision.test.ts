import pino from 'pino'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { readContent } from '#content/read-content.ts'
import { fill } from '#database/fill.ts'
import { openDatabase, type Database } from '#database/open-database.ts'
import { createResponseCache } from '#server/edge/response-cache.ts'
import { createRevisionTakeOver } from './take-over-revision.ts'

let database: Database
beforeAll(async () => {
  database = await openDatabase(':memory:')
  await fill(database, readContent('test/wiki'))
})
afterAll(() => database.close())

const said: string[] = []
const log = pino({ level: 'info' }, { write: (line: string) => void said.push(line) })
beforeEach(() => void (said.length = 0))
const countSaid = (words: string) => said.filter((line) => line.includes(words)).length

/** A wiki of few pages, which are rendered as long as `isWell`. */
function createTakeOver(rendersAhead?: () => boolean) {
  const state = { isWell: true, failsOnce: '' }
  const render = vi.fn((path: string) => {
    if (!state.isWell) return Promise.reject(new Error('The pages are broken'))
    if (path === state.failsOnce) {
      state.failsOnce = ''
      return Promise.resolve({ status: 503, headers: { 'content-type': 'text/html' }, body: Buffer.from('later') })
    }
    const body = Buffer.from(path.startsWith('/api/') ? '{"results":[{"counts":{"item":3}}]}' : '<urlset></urlset>')
    return Promise.resolve({ status: 200, headers: { 'content-type': 'text/html' }, body })
  })
  const responseCache = createResponseCache({ megabytes: 4, render })
  const setRevision = vi.spyOn(responseCache, 'setRevision')
  return { state, render, setRevision, ...createRevisionTakeOver(database, responseCache, log, rendersAhead) }
}

test('a revision is taken over once, and its pages are rendered ahead once', async () => {
  const { takeOver, taken, render, setRevision } = createTakeOver()
  expect(taken()).toBe(-1)
  await takeOver()
  expect([taken(), setRevision.mock.calls.length, countSaid('pages rendered ahead')]).toEqual([1, 1, 1])
  const rendered = render.mock.calls.length
  await takeOver()
  expect([setRevision.mock.calls.length, render.mock.calls.length, countSaid('pages rendered ahead')]).toEqual([1, rendered, 1])
})

test('a page that the database had no time for is rendered once more', async () => {
  const { state, takeOver, render } = createTakeOver()
  state.failsOnce = '/'
  await takeOver()
  expect(render.mock.calls.filter(([path]) => path === '/')).toHaveLength(2)
})

test('pages that could not be rendered are tried again when the database is looked at next; that it failed is told once', async () => {
  const { state, takeOver, taken } = createTakeOver()
  state.isWell = false
  await takeOver()
  await takeOver()
  expect([taken(), countSaid('could not take over the revision'), countSaid('pages rendered ahead')]).toEqual([1, 1, 0])
  state.isWell = true
  await takeOver()
  expect(countSaid('pages rendered ahead')).toBe(1)
  // What fails anew is news.
  await database.db.updateTable('revision').set({ number: 2 }).execute()
  state.isWell = false
  await takeOver()
  expect([taken(), countSaid('could not take over the revision')]).toEqual([2, 2])
  await database.db.updateTable('revision').set({ number: 1 }).execute()
})

test('whoever leaves takes the revision over and renders nothing ahead', async () => {
  const { takeOver, taken, render } = createTakeOver(() => false)
  await takeOver()
  expect([taken(), render.mock.calls.length]).toEqual([1, 0])

  // Told to stop in the middle, it has not rendered them.
  let asked = 0
  const stopped = createTakeOver(() => asked++ === 0)
  await stopped.takeOver()
  expect([stopped.taken(), countSaid('pages rendered ahead')]).toEqual([1, 0])
})
