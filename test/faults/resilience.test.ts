import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Agent, request } from 'node:http'
import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openDatabase } from '#database/open-database.ts'
import { readSettings } from '#server/settings.ts'
import { fillFromFolder } from '#server/sync/fill-from-folder.ts'
import { createPostgresDatabase, startWayTo } from '../support/postgres.ts'
import { isOpen, startReading } from '../support/slow-reader.ts'
import { serveApp } from '../support/serve-app.ts'
import { serve, waitFor, type Served } from '../support/serve.ts'

/** Replaces a price by a word. */
function spoil(content: string) {
  const file = join(content, 'items/shovel.yaml')
  writeFileSync(file, readFileSync(file, 'utf8').replace('value: 1200', 'value: twelve'))
}

test('an empty wiki with invalid content does not start, and lists the problems', async () => {
  await expect(serve({ CONTENT_WATCH: 'true' }, 'test/wiki', spoil)).rejects.toThrow(/items\/shovel\.yaml[^]*"twelve"/)
})

test('a filled wiki starts with invalid content, serves the old content, and logs the problem once', { tags: 'long' }, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'wiki-filled-'))
  const settings = { DATABASE_URL: join(folder, 'wiki.db') }
  await fillFromFolder({ folder: 'test/wiki', databaseUrl: settings.DATABASE_URL, run: 'test' })
  const wiki = await serve({ ...settings, CONTENT_WATCH: 'true' }, 'test/wiki', spoil)
  expect((await wiki.get('/database/shovel')).status).toBe(200)
  await waitFor(() => Promise.resolve(wiki.output().includes('twelve')))
  expect(await (await wiki.get('/api/items/exact/shovel')).json()).toMatchObject({ results: [{ value: 1200 }] })
  expect(await (await wiki.get('/api/health')).json()).toMatchObject({ status: 'degraded', revision: 1 })
  await wiki.stop()
  expect(wiki.output().match(/found \\?"twelve/g)).toHaveLength(1)
  expect(wiki.output().match(/"level":50/g)).toHaveLength(1)
  rmSync(folder, { recursive: true })
})

describe('a published wiki on PostgreSQL', { tags: 'long' }, () => {
  let way: Awaited<ReturnType<typeof startWayTo>>
  let wiki: Served
  beforeAll(async () => {
    const address = await createPostgresDatabase()
    await fillFromFolder({ folder: 'test/wiki', databaseUrl: address, run: 'test' })
    way = await startWayTo(address)
    wiki = await serve({ DATABASE_URL: way.address, PUBLISH: 'true', LOG_LEVEL: 'info' })
    await waitFor(() => Promise.resolve(wiki.output().includes('content published')), 60)
  })
  afterAll(async () => {
    await wiki.stop()
    await way.close()
  })

  test('serves published pages without its database, answers others with 503, and recovers', async () => {
    await way.close()
    const findHealth = async () => ((await (await wiki.get('/api/health')).json()) as { status: string }).status
    await waitFor(async () => (await findHealth()) === 'degraded')
    // Load balancers keep sending requests.
    expect((await wiki.get('/api/health/ready')).status).toBe(200)
    for (const path of ['/', '/guide-book/towns', '/database/gold-ore', '/tools/pressure', '/blog/1'])
      expect(`${path} ${(await wiki.get(path)).status}`).toBe(`${path} 200`)

    const call = await wiki.get('/api/query/never-asked-before')
    expect(call.status).toBe(503)
    expect(call.headers.get('retry-after')).toBe('5')
    expect(await call.json()).toMatchObject({ success: false, status: 503, results: [] })
    const page = await wiki.get('/search?q=never-asked-before')
    expect(page.status).toBe(503)
    const words = await page.text()
    expect(words).toContain('The pipe burst')
    // The page's request id is in the log.
    const id = /If you report this, add <code>([\w-]+)</.exec(words)?.[1]
    expect(page.headers.get('x-request-id')).toBe(id)
    await waitFor(() => Promise.resolve(wiki.output().includes(`"request":"${id}"`)))

    await way.open()
    await waitFor(async () => (await findHealth()) === 'ok')
    expect((await wiki.get('/api/query/never-asked-before')).status).toBe(200)
    expect((await wiki.get('/search?q=never-asked-before')).status).toBe(200)
  })

  test('SIGTERM under load: every request is answered, also those during the grace period and pending at the end', async () => {
    const agent = new Agent({ keepAlive: true })
    const { hostname, port } = new URL(wiki.address)
    const broken: string[] = []
    let answered = 0
    let mayClose = false
    /** False once the server is gone. */
    const ask = (path: string) =>
      new Promise<boolean>((resolve) => {
        const sent = request({ hostname, port, path, agent }, (response) => {
          response.resume()
          response.on('end', () => {
            answered += 1
            if (response.statusCode !== 200) broken.push(`${path}: ${response.statusCode}`)
            resolve(true)
          })
        })
        sent.on('error', (error: NodeJS.ErrnoException) => {
          if (!mayClose) broken.push(`${path}: ${error.code}`)
          resolve(false)
        })
        sent.end()
      })
    const asking = Array.from({ length: 8 }, async (_, worker) => {
      for (let turn = 0; await ask(turn % 3 === 0 ? `/search?q=${worker}x${turn}` : '/database/gold-ore'); turn++);
    })
    await waitFor(() => Promise.resolve(answered > 100))
    wiki.child.kill('SIGTERM')
    // The time a load balancer needs to notice.
    await new Promise((resolve) => setTimeout(resolve, 400))
    mayClose = true
    await Promise.all(asking)
    expect(broken, wiki.output()).toEqual([])
    expect(await wiki.exited).toBe(0)
    agent.destroy()
  })
})

test('a slow client gets its whole answer when the server stops', { tags: 'long' }, async () => {
  // More than the buffers between two processes: the server must wait for the client.
  const length = 32_000_000
  const folder = mkdtempSync(join(tmpdir(), 'wiki-long-'))
  writeFileSync(join(folder, 'long.bin'), Buffer.alloc(length))
  const database = await openDatabase(':memory:')
  const settings = readSettings({ RATE_LIMIT: 'off' })
  const wiki = await serveApp({ settings, database, files: [folder] })
  const address = await wiki.listen()
  const reader = await startReading(`${address}/assets/long.bin`)
  expect([reader.status, reader.length]).toEqual([200, length])
  let hasLeft = false
  const leaving = wiki.shutdown().then(() => (hasLeft = true))
  await waitFor(async () => !(await isOpen(address)))
  await reader.sip(10)
  expect(reader.taken()).toBeLessThan(length / 2)
  expect(hasLeft).toBe(false)
  expect(await reader.takeAll()).toBe(length)
  await leaving
  await wiki.close()
  await database.close()
  rmSync(folder, { recursive: true })
})

test('a client that never finishes its request, or never reads its answer, is disconnected', { tags: 'long' }, async () => {
  const database = await openDatabase(':memory:')
  const folder = mkdtempSync(join(tmpdir(), 'wiki-long-'))
  writeFileSync(join(folder, 'long.bin'), Buffer.alloc(32_000_000))
  const wiki = await serveApp({
    settings: readSettings({ RATE_LIMIT: 'off' }),
    database,
    files: [folder],
    timeouts: { requestMs: 1000, idleMs: 1500, checkIntervalMs: 200 },
  })
  const address = await wiki.listen()
  const { hostname, port } = new URL(address)
  const open = () => connect(Number(port), hostname).on('error', () => {})
  const closed = (socket: ReturnType<typeof open>) => new Promise((resolve) => socket.on('close', resolve))
  const slow = open().on('data', () => {})
  slow.write('GET / HTTP/1.1\r\nHost: slow\r\n')
  // More than any buffer holds. A client that does not read notices a closed connection only by writing; it writes rarely, because that
  // counts as activity.
  const deaf = open().pause()
  deaf.write('GET /assets/long.bin HTTP/1.1\r\nHost: deaf\r\n\r\n')
  const knocking = setInterval(() => deaf.write('\r\n'), 2000)
  await Promise.all([closed(slow), closed(deaf)])
  clearInterval(knocking)
  await wiki.close()
  await database.close()
  rmSync(folder, { recursive: true })
})
