import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test, vi } from 'vitest'
import { createInsideCalls, gatherParts, restOnCalls } from '#server/render/inside-calls.ts'
import { toAddress } from './addresses.ts'
import type { Answer } from './cached-response.ts'
import { createEdgeHandler } from './edge-handler.ts'
import { createLog } from './request-id.ts'
import { createResponseCache, type ResponseCache } from './response-cache.ts'
import { createWorkQueue } from './work-queue.ts'

/** A wiki whose pages say what the site is called and what an item costs, as the API answers it. */
function createWiki(more: { awaitOthers?: (revision: number) => Promise<void> } = {}) {
  const content: Record<string, string> = { '/api/site': 'Bridgepour', '/api/items/shovel': '1200', '/api/items/pan': '40' }
  const made: string[] = []
  const toAnswer = (text: string): Answer => ({
    status: 200,
    headers: { 'content-type': 'text/html' },
    body: Buffer.from(text.padEnd(1000)),
  })
  const cache: ResponseCache = createResponseCache({
    megabytes: 4,
    ...more,
    render: (path) =>
      gatherParts(async () => {
        made.push(path)
        if (path.startsWith('/api/')) return toAnswer(`"${content[path]}"`)
        const call = createInsideCalls(cache)
        const said = await Promise.all(
          ['/api/site', path.replace('/database/', '/api/items/')].map(async (one) => (await call(one)).json()),
        )
        restOnCalls()
        return toAnswer(said.join(': '))
      }),
  })
  cache.setRevision(1)
  const line = createWorkQueue({ atOnce: 1 })
  const read = async (path: string) => cache.find(toAddress(path)) ?? cache.makeForReader(toAddress(path), line).answer
  return { cache, content, made, read }
}

test('after a change, a page is made anew only where something that it is made from says something else', async () => {
  const { cache, content, made, read } = createWiki()
  const pages = ['/database/shovel', '/database/pan']
  const before = await Promise.all(pages.map(read))
  const packed = await Promise.all(before.map(async ({ encodings }) => encodings.find('br')))
  made.length = 0
  content['/api/items/shovel'] = '1300'
  cache.setRevision(2)
  const [shovel, pan] = await Promise.all(pages.map(read))
  expect(made.toSorted()).toEqual(['/api/items/pan', '/api/items/shovel', '/api/site', '/database/shovel'])
  expect([shovel?.raw.toString().trim(), pan?.raw.toString().trim()]).toEqual(['Bridgepour: 1300', 'Bridgepour: 40'])
  // It says that it is of the new revision, and nothing of it is compressed again.
  expect(pan).toMatchObject({ revision: 2, headers: { 'x-content-revision': '2', 'server-timing': 'revision;desc="2"' } })
  expect(pan?.etag).not.toBe(before[1]?.etag)
  const { headers, body } = (await pan?.encodings.find('br')) ?? {}
  expect([headers?.['x-content-revision'], headers?.etag]).toEqual(['2', pan?.etag])
  expect(body).toBe(packed[1]?.body)
  expect(cache.find(toAddress('/database/pan'))).toBe(pan)
})

test('what all pages share is asked once a change, and where it changes, all are made anew', async () => {
  const { cache, content, made, read } = createWiki()
  const pages = ['/database/shovel', '/database/pan']
  await Promise.all(pages.map(read))
  made.length = 0
  content['/api/site'] = 'Hillpour'
  cache.setRevision(2)
  const texts = (await Promise.all(pages.map(read))).map(({ raw }) => raw.toString().trim())
  expect(texts).toEqual(['Hillpour: 1200', 'Hillpour: 40'])
  expect(made.filter((path) => path === '/api/site')).toHaveLength(1)
})

test('a page that names the day is made anew on another one', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-22T23:59:00Z') })
  const { cache, made, read } = createWiki()
  await read('/database/pan')
  made.length = 0
  vi.setSystemTime(Date.parse('2026-11-23T00:01:00Z'))
  cache.setRevision(2)
  await read('/database/pan')
  vi.useRealTimers()
  expect(made).toContain('/database/pan')
})

test('what the API answers as before is of the new revision, and is not compressed or read again', async () => {
  const { cache, read } = createWiki()
  const before = await read('/api/site')
  const packed = await before.encodings.find('gzip')
  cache.setRevision(2)
  const after = await read('/api/site')
  expect([after.revision, after.headers['x-content-revision']]).toEqual([2, '2'])
  expect(after.raw).toBe(before.raw)
  expect((await after.encodings.find('gzip')).body).toBe(packed.body)
})

test('nothing of a new revision is sent before the other copies know of it, and nothing of an older one either', async () => {
  const others: ((value: void) => void)[] = []
  const { cache, read } = createWiki({ awaitOthers: () => new Promise((know) => others.push(know)) })
  others.shift()?.()
  expect((await read('/database/pan')).revision).toBe(1)
  cache.setRevision(2)
  let sent: number | undefined
  const reading = read('/database/pan').then(({ revision }) => (sent = revision))
  await cache.get('/database/pan')
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect([sent, cache.find(toAddress('/database/pan'))]).toEqual([undefined, undefined])
  others.shift()?.()
  expect(await reading).toBe(2)
  expect(cache.find(toAddress('/database/pan'))?.revision).toBe(2)
})

test('what could not be brought up goes to who asks, and no cache in front keeps it', async () => {
  const { read } = createWiki()
  const stale = await read('/database/pan')
  let revision = 2
  const handler = createEdgeHandler({
    responseCache: {
      find: () => undefined,
      revision: () => revision,
      makeForReader: () => ({ answer: Promise.resolve(stale), leave: () => {} }),
    },
    rateLimit: undefined,
    log: createLog('silent'),
    behind: () => {},
    cache: true,
    isLeaving: () => false,
    line: createWorkQueue({ atOnce: 1 }),
  })
  const server = createServer(handler)
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/database/pan`
  const ask = async (headers: Record<string, string>) => {
    const { status, headers: sent } = await fetch(address, { headers })
    return [status, sent.get('cache-control')]
  }
  expect([await ask({}), await ask({ 'if-none-match': stale.etag })]).toEqual([
    [200, 'no-cache'],
    [304, 'no-cache'],
  ])
  revision = 1
  expect((await ask({}))[1]).not.toBe('no-cache')
  server.close()
})

test.each([1, 0])('who comes back after a change with what was kept of revision %i is answered with what holds now', async (revision) => {
  const { cache, content } = createWiki()
  const address = toAddress('/database/shovel')
  const line = createWorkQueue({ atOnce: 1 })
  const ask = async (isAsked: boolean) => {
    const made = cache.find(address) ?? (await cache.makeForReader(address, line, { revision, isAsked }).answer)
    return [made.revision, made.raw.toString().trim()]
  }
  expect(await ask(false)).toEqual([1, 'Bridgepour: 1200'])
  content['/api/items/shovel'] = '1300'
  cache.setRevision(2)
  // Nobody else asks meanwhile: browsers that open a page again send what they have kept along, each time.
  expect(await ask(false)).toEqual([2, 'Bridgepour: 1300'])
  content['/api/items/shovel'] = '1400'
  cache.setRevision(3)
  expect(await ask(true)).toEqual([3, 'Bridgepour: 1400'])
})

test('a change of content that everybody reads about at once brings up each page once, two at a time, and turns nobody away', async () => {
  let working = 0
  let most = 0
  const rendered: string[] = []
  const cache = createResponseCache({
    megabytes: 4,
    render: async (url) => {
      most = Math.max(most, ++working)
      rendered.push(url)
      await new Promise((resolve) => setImmediate(resolve))
      working -= 1
      return { status: 200, headers: { 'content-type': 'text/html' }, body: Buffer.from(url) }
    },
  })
  const pages = Array.from({ length: 40 }, (_, number) => `/blog/${number}`)
  for (const page of pages) await cache.get(page)
  cache.setRevision(2)
  ;[most, rendered.length] = [0, 0]
  // Whoever came to this line would be turned away.
  const line = createWorkQueue({ atOnce: 0, patience: 0 })
  const readers = pages.flatMap((page) => Array.from({ length: 20 }, () => cache.makeForReader(toAddress(page), line).answer))
  expect(new Set((await Promise.all(readers)).map(({ revision }) => revision))).toEqual(new Set([2]))
  expect(rendered.toSorted()).toEqual(pages.toSorted())
  expect(most).toBe(2)
})
