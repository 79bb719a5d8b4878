import { connect, type AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { readContent } from '#content/read-content.ts'
import { fill } from '#database/fill.ts'
import { openDatabase, type Database } from '#database/open-database.ts'
import { serveApp } from '../../../test/support/serve-app.ts'
import { createLog } from './request-id.ts'
import { readSettings } from '#server/settings.ts'

const lines: string[] = []
const log = createLog('debug', { write: (line) => void lines.push(line) })
const settings = readSettings({ RATE_LIMIT: 'off' })
let database: Database
let created: Awaited<ReturnType<typeof serveApp>>
beforeAll(async () => {
  database = await openDatabase(':memory:')
  await fill(database, readContent('test/wiki'))
  created = await serveApp({
    settings,
    database,
    log,
    // Pages that cannot be rendered: the answer and the log come from the server alone.
    pages: () => Promise.reject(new Error('The pages are broken')),
  })
  await created.listen()
})
afterAll(async () => {
  await created.close()
  await database.close()
})
beforeEach(() => void (lines.length = 0))

/** A request as it goes over the wire, and everything that comes back until the server closes. */
function send(target: string, { method = 'GET', headers = [] as string[], host = 'wiki', keep = false, body = '' } = {}) {
  return new Promise<{ status: number; head: string; body: string }>((resolve, reject) => {
    const socket = connect((created.server.address() as AddressInfo).port, '127.0.0.1')
    let answer = ''
    const finish = () => {
      const [head = '', ...rest] = answer.split('\r\n\r\n')
      resolve({ status: Number(head.split(' ')[1]), head: head.toLowerCase(), body: rest.join('\r\n\r\n') })
      socket.destroy()
    }
    socket.setEncoding('latin1')
    socket.on('data', (part: string) => {
      answer += part
      if (keep && answer.includes('\r\n\r\n')) finish()
    })
    socket.on('end', finish).on('error', reject)
    socket.write(
      [`${method} ${target} HTTP/1.1`, `Host: ${host}`, ...(keep ? [] : ['Connection: close']), ...headers, '', body].join('\r\n'),
    )
  })
}
const readHeader = (head: string, name: string) => new RegExp(`\r\n${name}: ([^\r]*)`).exec(head)?.[1]

describe('which encoding is sent', () => {
  test.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['br;q=1.0, gzip;q=0.5', 'br'],
    ['GZIP', 'gzip'],
    ['x-gzip', 'gzip'],
    ['gzip,br;q=0', 'gzip'],
    ['br; q=0.000 , gzip', 'gzip'],
    ['br;Q=0, gzip;q=0', undefined],
    ['br;q=0;level=1', undefined],
    // "brotli" contains "br" but is not an encoding.
    ['brotli', undefined],
    ['xbr, gzipped', undefined],
    ['identity', undefined],
    ['*', undefined],
    [', ,', undefined],
  ])('%s: %s', async (accepted, sent) => {
    const { head } = await send('/api/items/all', { headers: [`Accept-Encoding: ${accepted}`], method: 'HEAD' })
    expect(readHeader(head, 'content-encoding')).toBe(sent)
  })
})

test.each(['POST', 'PUT', 'DELETE', 'PATCH', 'TRACE', 'PROPFIND', 'PURGE', 'SEARCH', 'QUERY', 'OPTIONS'])(
  '%s of a page is 405 with Allow, and its body is not read',
  async (method) => {
    const headers = ['Content-Type: application/json', 'Content-Length: 3']
    const { status, head } = await send('/faq', { method, headers, body: '{"a' })
    expect([status, readHeader(head, 'allow')]).toEqual([405, 'get, head'])
  },
)

test.each([
  ['an address above the header limit', 431, `/search?q=${'a'.repeat(20_000)}`],
  ['a malformed address', 400, 'no address at all'],
])('%s is rejected with a sentence, and the connection closes', async (_what, expected, target) => {
  // The request asks for keep-alive, so only the answer can close the connection.
  const { status, head, body } = await send(target, { keep: true })
  expect([status, readHeader(head, 'connection')]).toEqual([expected, 'close'])
  expect(body).toContain('The pipe burst')
})

test('a cached answer has the current date, and closes the connection when requested', async () => {
  await send('/api/towns/all')
  await new Promise((resolve) => setTimeout(resolve, 1100))
  const before = Date.now()
  const { head } = await send('/api/towns/all')
  expect(Date.parse(readHeader(head, 'date') ?? '')).toBeGreaterThan(before - 1000)
  expect(readHeader(head, 'connection')).toBe('close')
})

test.each<[string, { host?: string; target?: string; headers?: string[] }]>([
  ['another host', { host: 'evil.example' }],
  ['another host in the address', { target: 'http://evil.example/api/towns/all' }],
  ['a proxy', { headers: ['X-Forwarded-Host: evil.example', 'X-Forwarded-Proto: https', 'Forwarded: host=evil.example'] }],
  ['other addresses', { headers: ['X-Original-URL: /evil.example', 'X-Rewrite-URL: /evil.example', 'X-HTTP-Method-Override: DELETE'] }],
])('the request header %s does not change a cached answer', async (_what, { target = '/api/towns/all', ...more }) => {
  created.answers.replace(performance.now())
  const { status, head, body } = await send(target, more)
  expect(status).toBe(200)
  expect(head + body).not.toContain('evil')
  expect((await send('/api/towns/all')).body).toBe(body)
})

test('a few pipelined requests are answered; a connection with many is closed', async () => {
  const sendPipelined = (requests: number) =>
    new Promise<string>((resolve) => {
      let answer = ''
      const socket = connect((created.server.address() as AddressInfo).port, '127.0.0.1')
      socket.setEncoding('latin1').on('data', (part: string) => (answer += part))
      socket.on('error', () => {}).on('close', () => resolve(answer))
      const request = 'GET /api/towns/all HTTP/1.1\r\nHost: wiki\r\n'
      socket.write(`${`${request}\r\n`.repeat(requests - 1)}${request}Connection: close\r\n\r\n`)
    })
  await send('/api/towns/all')
  expect((await sendPipelined(10)).match(/HTTP\/1\.1 200/g)).toHaveLength(10)
  expect((await sendPipelined(1000)).match(/HTTP\/1\.1 200/g)?.length ?? 0).toBeLessThan(1000)
})

describe('the log', () => {
  const personal = [
    'X-Forwarded-For: 203.0.113.9',
    'User-Agent: Secret-Browser',
    'Referer: https://secret.example/',
    'Cookie: secret=1',
    'Authorization: Basic secret',
  ]
  const logged = () => lines.map((line) => JSON.parse(line) as Record<string, unknown>)

  test.each([
    '/api/suggest/secret',
    '/api/query/secret?secret=1',
    '/search?q=secret',
    '/link/secret',
    '/list/MXwy/secret',
    '/api/speedruns/filter/secret|none|none|none|none',
    '/api/query/%secret',
    `/api/nearest/secret${'x'.repeat(9000)}`,
    '/api/speedruns/filter/secret',
  ])('%s is logged without the client and typed text', async (target) => {
    await send(target, { headers: personal })
    await expect.poll(() => lines.length).toBeGreaterThan(0)
    expect(lines.join('')).not.toMatch(/secret|203\.0\.113|127\.0\.0\.1|remote/i)
    expect(logged().find(({ msg }) => msg === 'request')).toMatchObject({
      method: 'GET',
      request: expect.stringMatching(/^[\da-f]{8}-[\da-f]{4}-[\da-z]+$/) as string,
    })
  })

  test('finished answers are logged at debug level, rendered and rejected ones always', async () => {
    await send('/api/digsites/all')
    await send('/api/digsites/all')
    await send('/api/digsites/all', { method: 'DELETE' })
    await expect.poll(() => logged().length).toBe(3)
    expect(logged().map(({ level, status }) => [level, status])).toEqual([
      [30, 200],
      [20, 200],
      [30, 405],
    ])
  })

  test('a failure is logged with the request id that the reader sees, and without the query', async () => {
    const { status, head, body } = await send('/faq')
    expect([status, readHeader(head, 'retry-after')]).toEqual([503, '5'])
    expect(body).toContain('The pipe burst')
    expect(body).toContain(readHeader(head, 'x-request-id'))
    expect(body).not.toContain('broken')
    await expect.poll(() => logged().map(({ msg }) => msg)).toContain('request')
    const failure = logged().find(({ level }) => level === 50)
    expect(failure).toMatchObject({ err: { message: 'The pages are broken' } })
    expect(failure?.request).toBe(readHeader(head, 'x-request-id'))
    expect(logged().find(({ msg }) => msg === 'request')?.request).toBe(failure?.request)
  })
})

/** A server whose pages never finish rendering. */
const serveHanging = (options: Partial<Parameters<typeof serveApp>[0]>) =>
  serveApp({ settings, database, log, pages: () => new Promise(() => {}), ...options })

test('an answer that takes longer than the idle timeout is 503 with Retry-After', async () => {
  const wiki = await serveHanging({ timeouts: { requestMs: 1000, idleMs: 200, checkIntervalMs: 200 } })
  const address = await wiki.listen()
  const { status, headers } = await fetch(`${address}/faq`)
  expect([status, headers.get('retry-after')]).toEqual([503, '5'])
  await wiki.close()
})

test('a request that the client cancels is logged and counted', async () => {
  const observed: number[] = []
  const wiki = await serveHanging({ observe: (_url, status) => void observed.push(status) })
  const address = await wiki.listen()
  const abort = new AbortController()
  const request = fetch(`${address}/faq`, { signal: abort.signal })
  await expect.poll(() => wiki.queue.size().running).toBe(1)
  abort.abort()
  await expect(request).rejects.toThrow()
  await expect.poll(() => observed).toEqual([499])
  expect(lines.map((line) => JSON.parse(line) as object)).toContainEqual(expect.objectContaining({ path: '/faq', status: 499 }))
  await wiki.close()
})

test('under memory or event loop pressure renders are rejected, and stored answers are sent', async () => {
  let isOverloaded = false
  const wiki = await serveHanging({ isOverloaded: () => isOverloaded })
  const address = await wiki.listen()
  await fetch(`${address}/api/towns/all`)
  const waiting = ['/faq', '/about', '/credits'].map((path) => fetch(address + path).catch(() => {}))
  await expect.poll(() => wiki.queue.size()).toEqual({ running: 2, pending: 1 })
  isOverloaded = true
  const statuses = await Promise.all(
    ['/api/towns/all', '/api/items/all', '/api/items/random', '/api/health/live'].map(async (path) => (await fetch(address + path)).status),
  )
  expect(statuses).toEqual([200, 503, 503, 200])
  await wiki.close()
  await Promise.all(waiting)
})

// Must be the last test, as it stops the server.
test('during shutdown, stored answers have Connection: close too', async () => {
  const before = await send('/api/towns/all', { keep: true })
  expect(readHeader(before.head, 'connection')).toBe('keep-alive')
  const left = created.shutdown()
  const { status, head } = await send('/api/towns/all', { keep: true })
  expect([status, readHeader(head, 'connection')]).toEqual([200, 'close'])
  await left
})
