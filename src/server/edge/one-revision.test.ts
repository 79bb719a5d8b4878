import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { toAddress } from './addresses.ts'
import type { Answer } from './cached-response.ts'
import { createResponseCache } from './response-cache.ts'
import type { Seen } from './seen-revision.ts'
import { createWorkQueue } from './work-queue.ts'

const answer = (text: string): Answer => ({ status: 200, headers: { 'content-type': 'text/html' }, body: Buffer.from(text) })

test('a page is not made from an answer that set out before the content changed', async () => {
  const waiting: ((text: string) => void)[] = []
  const bytes = createResponseCache({ megabytes: 4, render: () => new Promise((resolve) => waiting.push((text) => resolve(answer(text)))) })
  bytes.setRevision(1)
  const early = bytes.get('/api/items/all')
  bytes.setRevision(2)
  const late = bytes.get('/api/items/all')
  expect(waiting).toHaveLength(2)
  waiting[1]?.('new')
  expect((await late).raw.toString().trim()).toBe('new')
  // It comes last, and must not take the place of what is newer.
  waiting[0]?.('old')
  await early
  expect(bytes.find(toAddress('/api/items/all'))?.raw.toString().trim()).toBe('new')
})

test('what was read while the content changed is made once more, until all of it is of one revision', async () => {
  let held = 1
  const rendered: number[] = []
  const bytes = createResponseCache({
    megabytes: 4,
    askRevision: () => Promise.resolve(held),
    render: () => {
      rendered.push(held)
      // Twice the content changes after something was read.
      if (held < 3) held += 1
      return Promise.resolve(answer(`made of ${rendered.at(-1)}`))
    },
  })
  const made = await bytes.get('/faq')
  expect([made.revision, made.raw.toString().trim(), rendered]).toEqual([3, 'made of 3', [1, 2, 3]])
  expect([made.headers['x-content-revision'], made.headers['server-timing']]).toEqual(['3', 'revision;desc="3"'])
})

test('what nobody can confirm, because the database is away, is sent and not kept', async () => {
  const bytes = createResponseCache({
    megabytes: 4,
    askRevision: () => Promise.reject(new Error('away')),
    render: () => Promise.resolve(answer('page')),
  })
  expect((await bytes.get('/faq')).status).toBe(200)
  expect(bytes.find(toAddress('/faq'))).toBeUndefined()
})

describe('who has seen newer content than is cached', () => {
  async function createStage(askRevision: () => Promise<number>) {
    let text = 'old'
    const bytes = createResponseCache({ megabytes: 4, askRevision, render: () => Promise.resolve(answer(text)) })
    bytes.setRevision(1)
    await bytes.get('/faq')
    text = 'new'
    const line = createWorkQueue({ atOnce: 1 })
    return { bytes, read: (seen: Seen) => bytes.makeForReader(toAddress('/faq'), line, seen).answer }
  }

  test('is answered with what is as new', async () => {
    let held = 1
    const { read } = await createStage(() => Promise.resolve(held))
    held = 2
    expect(await read({ revision: 2, isAsked: true })).toMatchObject({ revision: 2 })
  })

  test('is answered with the newest there is, when that is of a database that was made anew', async () => {
    const { read } = await createStage(() => Promise.resolve(1))
    expect(await read({ revision: 7, isAsked: true })).toMatchObject({ revision: 1 })
  })

  test('and asks for it, is refused while nobody knows; a reader gets what there is', async () => {
    let isAway = false
    const { read } = await createStage(() => (isAway ? Promise.reject(new Error('away')) : Promise.resolve(1)))
    isAway = true
    await expect(read({ revision: 2, isAsked: true })).rejects.toThrow('away')
    expect(await read({ revision: 2, isAsked: false })).toMatchObject({ revision: 1, status: 200 })
  })
})

test('a database that goes silent once an answer is made holds nobody up, also not behind another who waits: it is sent, and not kept', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const bytes = createResponseCache({
    megabytes: 4,
    render: () => Promise.resolve(answer('page')),
    askRevision: () => new Promise(() => {}),
  })
  bytes.setRevision(1)
  const first = bytes.get('/faq')
  await vi.advanceTimersByTimeAsync(1000)
  const second = bytes.get('/about')
  await vi.advanceTimersByTimeAsync(1500)
  expect((await Promise.all([first, second])).map(({ status }) => status)).toEqual([200, 200])
  expect(bytes.size().main).toBe(0)
})
