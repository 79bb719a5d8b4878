import { createServer, get, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import fastify from 'fastify'
import pino from 'pino'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createEdgeHandler } from './edge-handler.ts'
import { takeIn } from './file-body.ts'
import { createResponseCache } from './response-cache.ts'
import { createWorkQueue } from './work-queue.ts'

const piece = Buffer.from(Array.from({ length: 20_000 }, (_, number) => `${number * 7919} shovels, `).join(''))
const pieces = Array.from({ length: 20 }, () => piece)

test('an answer too long for memory is sent from a file as any other: in each encoding, by its head, and once to whoever keeps it', async () => {
  const whole = Buffer.concat(pieces)
  let made = 0
  const responseCache = createResponseCache({
    megabytes: 1,
    render: async () => {
      made += 1
      return { status: 200, headers: { 'content-type': 'application/json' }, body: await takeIn(Readable.from(pieces)) }
    },
  })
  responseCache.setRevision(7)
  const line = createWorkQueue({ atOnce: 2 })
  const isLeaving = () => false
  const log = pino({ level: 'silent' })
  const server = createServer(
    createEdgeHandler({ responseCache, rateLimit: undefined, log, behind: () => {}, cache: true, isLeaving, line }),
  ).listen(0, '127.0.0.1')
  const ask = (headers: Record<string, string>, method = 'GET') =>
    new Promise<IncomingMessage>((resolve, reject) => {
      const { port } = server.address() as AddressInfo
      get({ port, host: '127.0.0.1', path: '/api/dump.json', headers, method, agent: false }, resolve).on('error', reject)
    })
  try {
    await new Promise((resolve) => server.once('listening', resolve))
    const [plain, brotli, gzip] = await Promise.all(
      ['identity', 'br', 'gzip'].map(async (encoding) => {
        const answer = await ask({ 'accept-encoding': encoding })
        const body = await buffer(answer)
        expect(answer.headers['content-length']).toBe(String(body.length))
        return { headers: answer.headers, body }
      }),
    )
    expect([plain!.body, brotliDecompressSync(brotli!.body), gunzipSync(gzip!.body)].map((body) => body.equals(whole))).toEqual([
      true,
      true,
      true,
    ])
    const { etag = '' } = plain!.headers
    expect(etag).toMatch(/^W\/"[\w-]{27}\.7"$/)
    expect([(await ask({ 'if-none-match': etag })).statusCode, made]).toEqual([304, 1])
    const head = await ask({}, 'HEAD')
    expect([head.headers['content-length'], (await buffer(head)).length]).toEqual([String(whole.length), 0])
    expect(responseCache.size()).toMatchObject({ main: 1 })
    expect(responseCache.size().bytes).toBeLessThan(10_000)
  } finally {
    server.close()
  }
})

test('what is short needs no file; what is longer does, and whoever tells it hears when there can be none', async () => {
  vi.stubEnv('TMPDIR', '/nowhere')
  onTestFinished(() => void vi.unstubAllEnvs())
  expect(await takeIn(Readable.from([piece, piece]))).toEqual(Buffer.concat([piece, piece]))
  const stream = Readable.from(pieces)
  await expect(takeIn(stream)).rejects.toThrow('ENOENT')
  expect(stream.destroyed).toBe(true)
})

test('what breaks off is no answer', async () => {
  const app = fastify()
  app.get('/', (_request, reply) => {
    async function* tell() {
      yield piece.toString()
      throw new Error('The database has gone')
    }
    return reply.send(Readable.from(tell(), { objectMode: false }))
  })
  const answer = await app.inject({ url: '/', payloadAsStream: true })
  await expect(takeIn(answer.stream())).rejects.toThrow()
})
