import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { toAddress } from './addresses.ts'
import type { Answer } from './cached-response.ts'
import { createResponseCache } from './response-cache.ts'
import { createWorkQueue } from './work-queue.ts'

function answer(text: string, more: Partial<Answer> = {}): Answer {
  return { status: 200, headers: { 'content-type': 'text/html' }, body: Buffer.from(text.padEnd(1000)), ...more }
}

test('many readers of one page wait for one render', async () => {
  const render = vi.fn(() => Promise.resolve(answer('page')))
  const bytes = createResponseCache({ megabytes: 4, render })
  const all = await Promise.all(Array.from({ length: 50 }, () => bytes.get('/faq')))
  expect(render).toHaveBeenCalledTimes(1)
  expect(new Set(all).size).toBe(1)
})

/** Turns everybody away who would have to wait. */
const fullLine = () => {
  const line = createWorkQueue({ atOnce: 1, patience: 0 })
  line.enter(
    () => new Promise(() => {}),
    () => {},
  )
  return line
}

test('after a change nothing old is sent: who asks for what is cached waits for the new bytes, also where a line would turn them away', async () => {
  let text = 'old'
  const { promise: mayGo, resolve: letGo } = Promise.withResolvers<void>()
  const bytes = createResponseCache({
    megabytes: 4,
    render: () => (text === 'old' ? Promise.resolve(answer(text)) : mayGo.then(() => answer(text))),
  })
  await bytes.get('/faq')
  text = 'new'
  bytes.setRevision(2)
  expect(bytes.find(toAddress('/faq'))).toBeUndefined()
  const readers = [1, 2, 3].map(() => bytes.makeForReader(toAddress('/faq'), fullLine()).answer)
  letGo()
  for (const reader of readers) expect((await reader).raw.toString().trim()).toBe('new')
  expect(bytes.find(toAddress('/faq'))?.raw.toString().trim()).toBe('new')
})

test('what cannot be made anew is sent as it was, tried again after a second, and a failure is not cached itself', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  onTestFinished(() => void vi.useRealTimers())
  let status = 200
  const render = vi.fn(() => Promise.resolve(answer('page', { status })))
  const bytes = createResponseCache({ megabytes: 4, render })
  const read = async (url: string) => (await bytes.makeForReader(toAddress(url), createWorkQueue({ atOnce: 1 })).answer).status
  vi.advanceTimersByTime(5000)
  await read('/faq')
  status = 503
  bytes.setRevision(2)
  expect([await read('/faq'), await read('/faq'), render.mock.calls.length]).toEqual([200, 200, 2])
  vi.advanceTimersByTime(1001)
  expect([await read('/faq'), render.mock.calls.length]).toEqual([200, 3])
  expect(await read('/about')).toBe(503)
  status = 200
  expect(await read('/about')).toBe(200)
})

test('made-up addresses cannot fill the cache or push out real pages', async () => {
  const bytes = createResponseCache({
    megabytes: 1,
    render: (url) => Promise.resolve(answer(url, { status: url.startsWith('/nothing') ? 404 : 200, body: Buffer.alloc(20_000, url) })),
  })
  await bytes.get('/faq')
  for (let number = 0; number < 200; number++) {
    await bytes.get(`/search?q=${number}`)
    await bytes.get(`/nothing/${number}`)
  }
  expect(bytes.find(toAddress('/faq'))).toBeDefined()
  expect(bytes.find(toAddress('/nothing/1'))).toBeUndefined()
  expect(bytes.size().bytes).toBeLessThan(1024 * 1024)
})

test('what a page is made from is never older than the page', async () => {
  let text = 'old'
  const bytes = createResponseCache({ megabytes: 4, render: () => Promise.resolve(answer(text)) })
  await bytes.get('/api/items/all')
  text = 'new'
  bytes.setRevision(2)
  expect((await bytes.get('/api/items/all')).raw.toString().trim()).toBe('new')
})

test('a cache in front is told the revision where it looks for it, if it looks anywhere', async () => {
  const tag = async (tagHeader?: string) => {
    const bytes = createResponseCache({ megabytes: 4, ...(tagHeader && { tagHeader }), render: () => Promise.resolve(answer('page')) })
    bytes.setRevision(7)
    return (await bytes.get('/items')).headers
  }
  expect(await tag('Cache-Tag')).toMatchObject({ 'Cache-Tag': 'revision-7' })
  expect(Object.values(await tag())).not.toContain('revision-7')
})

test('names that nothing has cannot push out real answers, though the API answers them', async () => {
  const nothing = {
    headers: { 'content-type': 'application/json' },
    body: Buffer.from('{"success":true,"status":200,"count":0,"results":[]}'),
  }
  const bytes = createResponseCache({
    megabytes: 1,
    render: (url) => Promise.resolve(answer(url, url === '/faq' ? { body: Buffer.alloc(20_000, 'x') } : nothing)),
  })
  await bytes.get('/faq')
  for (let number = 0; number < 500; number++) await bytes.get(`/api/items/exact/made-up-${number}`)
  expect(bytes.find(toAddress('/faq'))).toBeDefined()
  expect(bytes.size().main).toBe(1)
})

test('what was nothing and then is something is cached as such, and the other way round', async () => {
  let count = 0
  const bytes = createResponseCache({
    megabytes: 1,
    render: () => Promise.resolve(answer('', { body: Buffer.from(`{"success":true,"status":200,"count":${count},"results":[]}`) })),
  })
  const read = async () => (await bytes.get('/api/items/exact/shovel')).raw.toString()
  for (count of [0, 1, 0]) {
    bytes.setRevision(bytes.size().bytes + count)
    expect(await read()).toContain(`"count":${count},`)
    expect((await bytes.get('/api/items/exact/shovel')).raw.toString()).toContain(`"count":${count},`)
    expect(bytes.size()).toMatchObject(count === 0 ? { main: 0, madeUp: 1 } : { main: 1, madeUp: 0 })
  }
})

test('what a server says of one moment and one connection is not cached', async () => {
  const headers = {
    'content-type': 'text/html',
    date: 'Sat, 01 Jan 2000 00:00:00 GMT',
    connection: 'keep-alive',
    'keep-alive': 'timeout=5',
  }
  const bytes = createResponseCache({ megabytes: 4, render: () => Promise.resolve(answer('page', { headers })) })
  const { encodings } = await bytes.get('/faq')
  for (const encoding of ['identity', 'gzip', 'br'] as const)
    expect(Object.keys((await encodings.find(encoding)).headers).toSorted()).toEqual(
      ['content-encoding', 'content-length', 'content-type', 'etag', 'server-timing', 'vary', 'x-content-revision'].filter(
        (name) => encoding !== 'identity' || name !== 'content-encoding',
      ),
    )
})

test('long made-up addresses are weighed with what they hold', async () => {
  const bytes = createResponseCache({ megabytes: 4, render: () => Promise.resolve(answer('')) })
  await bytes.get('/search?q=a')
  const before = bytes.size().bytes
  await bytes.get(`/search?q=${'a'.repeat(8000)}`)
  expect(bytes.size().bytes - before).toBeGreaterThan(before + 7900)
})

describe('readers of what is not cached', () => {
  /** A cache whose renders end when they are told to; the line lets one begin at a time. */
  function createStage() {
    const begun: string[] = []
    const ends = new Map<string, () => void>()
    const line = createWorkQueue({ atOnce: 1 })
    const bytes = createResponseCache({
      megabytes: 4,
      render: (url) => {
        begun.push(url)
        return new Promise((resolve) => ends.set(url, () => resolve(answer(url))))
      },
    })
    const read = (url: string) => bytes.makeForReader(toAddress(url), line)
    const end = async (url: string) => {
      await vi.waitFor(() => expect(begun).toContain(url))
      ends.get(url)?.()
    }
    return { bytes, begun, read, end }
  }

  test('what all who asked for it have left is not rendered; as long as one of them waits, it is', async () => {
    const { begun, read, end } = createStage()
    const first = read('/search?q=first')
    const left = [read('/search?q=left'), read('/search?q=left')]
    const shared = [read('/search?q=shared'), read('/search?q=shared')]
    for (const { leave } of [...left, shared[0]!]) leave()
    await end('/search?q=first')
    await first.answer
    await end('/search?q=shared')
    expect((await shared[1]?.answer)?.status).toBe(200)
    expect(begun).toEqual(['/search?q=first', '/search?q=shared'])
    // Who comes later is not handed what nobody makes.
    const again = read('/search?q=left')
    await end('/search?q=left')
    expect((await again.answer).status).toBe(200)
  })

  test('a page gets what it is made from at once, though a reader waits for the same in the line behind the page', async () => {
    const { bytes, read, end } = createStage()
    const page = read('/search?q=page')
    const waiting = read('/api/items/all')
    const part = bytes.get('/api/items/all')
    await end('/api/items/all')
    expect((await part).status).toBe(200)
    expect(await waiting.answer).toBe(await part)
    await end('/search?q=page')
    await page.answer
  })

  test('who waits while the content changes gets what holds now', async () => {
    let text = 'old'
    const line = createWorkQueue({ atOnce: 1 })
    const letGo: (() => void)[] = []
    const bytes = createResponseCache({
      megabytes: 4,
      render: () => new Promise((resolve) => letGo.push(() => resolve(answer(text)))),
    })
    const first = bytes.makeForReader(toAddress('/search?q=first'), line)
    const waiting = bytes.makeForReader(toAddress('/search?q=waiting'), line)
    await vi.waitFor(() => expect(letGo).toHaveLength(1))
    bytes.setRevision(2)
    text = 'new'
    letGo[0]?.()
    // What it read may be of two revisions: it is made once more.
    await vi.waitFor(() => expect(letGo).toHaveLength(2))
    letGo[1]?.()
    expect(await first.answer).toMatchObject({ revision: 2 })
    await vi.waitFor(() => expect(letGo).toHaveLength(3))
    letGo[2]?.()
    expect(await waiting.answer).toMatchObject({ revision: 2 })
  })
})

test('what is rendered ahead without a pause lets readers in between', async () => {
  const order: string[] = []
  const cache = createResponseCache({ megabytes: 4, render: (key) => Promise.resolve(order.push(key)).then(() => answer(key)) })
  const reader = new Promise<void>((come) => setImmediate(() => come(void order.push('a reader'))))
  await cache.warm(['/faq', '/about', '/credits', '/contact'])
  await reader
  expect(order.indexOf('a reader')).toBeLessThan(2)
})
