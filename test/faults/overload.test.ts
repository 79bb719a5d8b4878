import { connect, type Socket } from 'node:net'
import { describe, expect, onTestFinished, test } from 'vitest'
import { readDefault } from '#server/settings.ts'
import { createCrowd, listTold, readMemory, within, type Seen } from '../support/crowd.ts'
import { isLong } from '../support/long.ts'
import { serve, until, type Served } from '../support/serve.ts'

async function open(settings: Record<string, string> = {}, content?: string) {
  const wiki = await serve(settings, content)
  onTestFinished(() => wiki.stop())
  return wiki
}

function gather(address: string) {
  const crowd = createCrowd(address)
  onTestFinished(() => crowd.leave())
  return crowd
}

let turn = 0
/** A search that nobody has made before. */
const newSearch = () => `/search?q=ore${turn++}`
/** The same, told apart in the log. */
const newSearchInRush = () => `/search/?q=ore${turn++}`
const of = <One extends { status: number }>(status: number, seen: One[]) => seen.filter((one) => one.status === status)

/**
 * What the server says of the answers that it gave at a path, once it has said so of that many. The crowd shares the machine with the
 * server and with others: what a reader sees tells as much of them.
 */
async function hearOf(path: string, count: number, wiki: Served, seconds = 20) {
  const listAnswers = () => listTold(wiki.output()).filter((told) => told.path === path)
  let heard = -1
  // Looked through only once it comes to rest: whoever reads it all each time takes in less than the server says.
  const isAtRest = () => heard === (heard = wiki.output().length)
  await until(() => Promise.resolve(isAtRest() && listAnswers().length >= count), seconds)
  return listAnswers()
}

describe('more readers than can be served', () => {
  /** The longest that anyone waits in the line. */
  const patience = Number(readDefault('BUSY_AFTER'))
  /** Of the twenty seconds that it took without a line, and the eight that it took where few were let in at the door. */
  const farOff = 5000
  const slack = 200
  const seconds = 2

  test(
    'ten times of them: some are served in time, the rest are refused at once; what is kept goes on, and it is over when they leave',
    { timeout: 180_000 },
    async () => {
      const wiki = await open({ BUSY_AFTER: String(patience), LOG_LEVEL: 'info' })
      const crowd = gather(wiki.address)
      const first = await crowd.inTurn(8, 500, newSearch)
      const normal = await crowd.inTurn(8, seconds * 1000, newSearch)
      expect(of(200, normal).length).toBe(normal.length)
      const perSecond = normal.length / seconds

      const { seen: kept, came: flood } = await crowd.beside('/', crowd.atRate(perSecond * 10, seconds * 1000, newSearch))
      const [served, refused] = [of(200, flood), of(503, flood)]
      expect(served.length + refused.length).toBe(flood.length)
      expect(refused.length).toBeGreaterThan(served.length)
      expect(served.length).toBeGreaterThan(normal.length / 20)
      expect(new Set(refused.map(({ retryAfter }) => retryAfter))).toEqual(new Set(['5']))
      expect(of(200, kept).length).toBe(kept.length)
      for (const seen of [served, refused, kept]) expect(within(0.5, seen)).toBeLessThan(farOff)

      const earlier = first.length + normal.length
      const told = (await hearOf('/search', earlier + flood.length, wiki)).slice(earlier)
      expect(within(0.5, of(200, told))).toBeLessThan(patience + slack)
      expect(within(0.5, of(503, told))).toBeLessThan(slack)
      expect(within(0.5, await hearOf('/', kept.length, wiki))).toBeLessThan(slack)

      const after = await crowd.ask(newSearch())
      expect(after.status).toBe(200)
      expect(after.ms).toBeLessThan(farOff)
    },
  )

  test.runIf(isLong)(
    'ten times of them, with all that the wiki knows: those served take at most twice as long as usual, and memory goes back',
    { timeout: 600_000 },
    async () => {
      const wiki = await open({ BUSY_AFTER: String(patience), LOG_LEVEL: 'info' }, 'content')
      const crowd = gather(wiki.address)
      await crowd.inTurn(8, 5000, newSearch)
      const before = readMemory(wiki.child.pid)
      const normal: Seen[] = []
      const flood: Seen[] = []
      const kept: Seen[] = []
      const after: Seen[] = []
      // By turns, so that whatever else the machine does hits both.
      for (let time = 0; time < 5; time++) {
        const some = await crowd.inTurn(8, 5000, newSearch)
        normal.push(...some)
        const rush = await crowd.beside('/', crowd.atRate(some.length * 2, 5000, newSearchInRush))
        flood.push(...rush.came)
        kept.push(...rush.seen)
        after.push(await crowd.ask(newSearch()))
      }
      const rushed = readMemory(wiki.child.pid)
      crowd.leave()
      const usual = of(200, await hearOf('/search', normal.length, wiki, 120))
      const searches = await hearOf('/search/', flood.length, wiki, 120)
      const quantiles = (list: { ms: number }[]) => [0.5, 0.95, 0.99].map((share) => Math.round(within(share, list)))
      const figures = {
        counted: { normal: normal.length, served: of(200, flood).length, refused: of(503, flood).length },
        told: { normal: quantiles(usual), served: quantiles(of(200, searches)), refused: quantiles(of(503, searches)) },
        seen: { normal: quantiles(normal), served: quantiles(of(200, flood)), refused: quantiles(of(503, flood)), kept: quantiles(kept) },
        after: after.map(({ ms }) => Math.round(ms)),
      }
      console.log(JSON.stringify(figures))
      await until(() => Promise.resolve(readMemory(wiki.child.pid) < before + 60), 60).finally(() =>
        console.log(JSON.stringify([before, rushed, readMemory(wiki.child.pid)].map(Math.round))),
      )
      // What readers wait before the server sees them, the machine has the greater say in: that is printed.
      expect(within(0.99, of(200, searches))).toBeLessThan(2 * within(0.99, usual))
      expect(within(0.5, after)).toBeLessThan(1000)
    },
  )

  test('what its readers have left is not rendered any more: the next one is served at once', async () => {
    const wiki = await open()
    const crowd = gather(wiki.address)
    const first = await crowd.ask(newSearch())
    const { hostname, port } = new URL(wiki.address)
    const leaving = Array.from({ length: 400 }, () => connect(Number(port), hostname).on('error', () => {}))
    for (const socket of leaving) socket.write(`GET ${newSearch()} HTTP/1.1\r\nHost: wiki\r\n\r\n`)
    await until(async () => (await crowd.ask('/api/health')).status === 200)
    for (const socket of leaving) socket.destroy()
    const next = await crowd.ask(newSearch())
    expect(next.status).toBe(200)
    // All four hundred would take many seconds.
    expect(next.ms).toBeLessThan(1000 + 20 * first.ms)
  })
})

test('five hundred who send slowly and five hundred who read slowly cost nothing', async () => {
  const wiki = await open({ LOG_LEVEL: 'info' })
  const crowd = gather(wiki.address)
  const { hostname, port } = new URL(wiki.address)
  const slow: Socket[] = []
  const connectSlowly = () => {
    const socket = connect(Number(port), hostname).on('error', () => {})
    slow.push(socket)
    return socket
  }
  let earlier = 0
  const search = async () => {
    const read = await crowd.inTurn(4, 800, newSearch)
    const told = (await hearOf('/search', earlier + read.length, wiki)).slice(earlier)
    earlier += read.length
    return { read, told, megabytes: readMemory(wiki.child.pid) }
  }
  await search()
  const before = await search()

  for (let client = 0; client < 500; client++) {
    connectSlowly().write('GET / HTTP/1.1\r\nHost: slow\r\n')
    // More than the buffers on the way hold, and more than a connection may ask for in advance.
    connectSlowly()
      .pause()
      .write('GET /api/openapi.json HTTP/1.1\r\nHost: deaf\r\n\r\n'.repeat(client % 20 === 0 ? 500 : 15))
  }
  const dribble = setInterval(() => {
    for (let client = 0; client < slow.length; client += 2) slow[client]?.write('X')
  }, 500)
  // Who comes last is seen last.
  await gather(wiki.address).ask('/')
  const bound = 3 * within(0.5, before.told) + 100
  const during = await search()
  // Others use the machine as well. What slow clients cost, they cost each time.
  const told = within(0.5, during.told) < bound ? during.told : (await search()).told
  clearInterval(dribble)
  for (const socket of slow) socket.destroy()
  expect(of(200, during.read).length).toBe(during.read.length)
  expect(within(0.5, told)).toBeLessThan(bound)
  expect(during.megabytes - before.megabytes).toBeLessThan(150)
})

const madeUp = isLong ? 1_000_000 : 8000

test(`memory stays level over ${madeUp} made-up addresses of as many clients`, { timeout: isLong ? 3_600_000 : 120_000 }, async () => {
  const wiki = await open({ TRUST_PROXY: '1', RATE_LIMIT: '1000', CACHE_MB: '4' })
  const crowd = gather(wiki.address)
  const forms = [
    '/api/items/exact/made-up-',
    '/nothing/',
    '/assets/none-',
    '/blog?from=',
    '/database/made%2Dup-',
    '/api/query/q',
    '/list/x',
  ]
  let next = 0
  const visit = async (last: number) => {
    const worker = async () => {
      for (let number = next++; number < last; number = next++)
        await crowd.ask(`${forms[number % forms.length]}${number}`, {
          'x-forwarded-for': `2001:db8:${(number >> 16).toString(16)}:${(number & 65535).toString(16)}::1`,
        })
    }
    await Promise.all(Array.from({ length: 8 }, worker))
    return readMemory(wiki.child.pid)
  }
  // Until the stores are full and the compiler has seen everything, memory grows as it should.
  const settled = await visit(madeUp / 2)
  const after = await visit(madeUp)
  expect(after - settled).toBeLessThan(60)
  if (isLong) console.log(JSON.stringify({ settled: Math.round(settled), after: Math.round(after) }))
})

describe('counted requests', () => {
  test('too many of one client are 429 with a time to wait; others are not touched, nor are finished files and health', async () => {
    const wiki = await open({ RATE_LIMIT: '5', TRUST_PROXY: '1' })
    const from = (client: string, path = '/api/towns/all') => wiki.get(path, { headers: { 'x-forwarded-for': `6.6.6.6, ${client}` } })
    for (let time = 0; time < 9; time++) {
      expect((await from('10.0.0.1', '/assets/images/favicon.svg')).status).toBe(200)
      expect((await from('10.0.0.1', '/api/health')).status).toBe(200)
    }
    const statuses = []
    for (let time = 0; time < 7; time++) statuses.push((await from('10.0.0.1')).status)
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429])
    expect((await from('10.0.0.1')).headers.get('retry-after')).toBe('60')
    expect((await from('10.0.0.2')).status).toBe(200)
  })

  test('behind a proxy that the settings do not know of, the log says once what happens and what to set', async () => {
    const wiki = await open({ RATE_LIMIT: '1000', HOST: '127.0.0.1' })
    for (const client of ['10.0.0.1', '10.0.0.2', '10.0.0.3']) await wiki.get('/', { headers: { 'x-forwarded-for': client } })
    await until(() => Promise.resolve(wiki.output().includes('X-Forwarded-For')))
    expect(wiki.output().match(/TRUST_PROXY is 0/g)).toHaveLength(1)
    expect(wiki.output()).toContain('share 20000 requests a minute')
  })
})
