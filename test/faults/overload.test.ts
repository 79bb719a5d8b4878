import { rmSync } from 'node:fs'
import { describe, expect, onTestFinished, test } from 'vitest'
import { createLoadGenerator, readMemory } from '../support/load-generator.ts'
import { createScale } from '../support/held-memory.ts'
import { connectSlowClients } from '../support/slow-reader.ts'
import { serve, waitFor } from '../support/serve.ts'

async function open(settings: Record<string, string> = {}) {
  const wiki = await serve(settings)
  onTestFinished(() => wiki.stop())
  return wiki
}

function gather(address: string) {
  const load = createLoadGenerator(address)
  onTestFinished(() => load.leave())
  return load
}

let turn = 0
/** A search that is not cached. */
const newSearch = () => `/search?q=ore${turn++}`

describe('more requests than can be rendered', () => {
  test(
    'requests that would wait longer than MAX_WAIT_MS get 503 with Retry-After, stored answers are sent, and it recovers',
    { tags: 'long' },
    async () => {
      const wiki = await open({ MAX_WAIT_MS: '50' })
      const load = gather(wiki.address)
      await load.ask('/')
      const [searches, stored] = await Promise.all([
        Promise.all(Array.from({ length: 120 }, () => load.ask(newSearch()))),
        Promise.all(Array.from({ length: 20 }, () => load.ask('/'))),
      ])
      const rejected = searches.filter(({ status }) => status !== 200)
      expect(rejected.length).toBeGreaterThan(0)
      expect(new Set(rejected.map(({ status, retryAfter }) => `${status} ${retryAfter}`))).toEqual(new Set(['503 5']))
      expect(stored.map(({ status }) => status)).toEqual(stored.map(() => 200))
      expect((await load.ask(newSearch())).status).toBe(200)
    },
  )
})

describe('memory', { tags: 'long' }, () => {
  test('of slow clients is limited', async () => {
    const scale = createScale()
    onTestFinished(() => rmSync(scale.folder, { recursive: true }))
    const wiki = await open({ ...scale.settings, CACHE_MB: '2' })
    const load = gather(wiki.address)
    for (let search = 0; search < 100; search++) await load.ask(newSearch())
    const before = await scale.weigh(wiki.child)
    const slow = connectSlowClients(wiki.address, 500)
    for (let search = 0; search < 100; search++) expect((await load.ask(newSearch())).status).toBe(200)
    const held = (await scale.weigh(wiki.child)) - before
    for (const socket of slow) socket.destroy()
    expect(held).toBeLessThan(60)
  })

  test('does not grow over a million random addresses of as many clients', { timeout: 14_400_000 }, async () => {
    const addressCount = 1_000_000
    const scale = createScale()
    onTestFinished(() => rmSync(scale.folder, { recursive: true }))
    const wiki = await open({ ...scale.settings, TRUST_PROXY: '1', RATE_LIMIT: '1000', CACHE_MB: '2' })
    const load = gather(wiki.address)
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
          await load.ask(`${forms[number % forms.length]}${number}`, {
            'x-forwarded-for': `2001:db8:${(number >> 16).toString(16)}:${(number & 65535).toString(16)}::1`,
          })
      }
      await Promise.all(Array.from({ length: 8 }, worker))
      const held = await scale.weigh(wiki.child)
      // Logged along the way: this takes hours on a busy machine.
      console.log(`${last} addresses: ${Math.round(readMemory(wiki.child.pid))} MB resident, ${Math.round(held)} MB held`)
      return held
    }
    const held: number[] = []
    const parts = 20
    for (let part = 1; part <= parts; part++) held.push(await visit((addressCount * part) / parts))
    // Growth until the caches are full is expected. The client table doubles once, in the first half.
    const [settled = 0, after = 0] = [held[parts / 2 - 1], held.at(-1)]
    expect(after - settled).toBeLessThan(2)
  })
})

describe('counted requests', () => {
  test('a client above the limit gets 429 with Retry-After; other clients, files and health do not', async () => {
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

  test('behind a proxy that TRUST_PROXY does not count, the log has one warning with the setting', { tags: 'long' }, async () => {
    const wiki = await open({ RATE_LIMIT: '1000', HOST: '127.0.0.1' })
    for (const client of ['10.0.0.1', '10.0.0.2', '10.0.0.3']) await wiki.get('/', { headers: { 'x-forwarded-for': client } })
    await waitFor(() => Promise.resolve(wiki.output().includes('X-Forwarded-For')))
    expect(wiki.output().match(/TRUST_PROXY is 0/g)).toHaveLength(1)
    expect(wiki.output()).toContain('share 20000 requests a minute')
  })
})
