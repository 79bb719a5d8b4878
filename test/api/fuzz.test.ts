import { tmpdir } from 'node:os'
import { Agent, request } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isLong } from '../support/long.ts'
import { listPlaces, type Place } from '../support/fuzz-places.ts'
import { oddRequests, type OddRequest } from '../support/odd-requests.ts'
import { fc, seed } from '../support/property-tests.ts'
import { tools } from '#web/site-index/tool-list.ts'
import { serve, type Served } from '../support/serve.ts'

let wiki: Served
let places: Place[]
let forgotten: string[]
const agent = new Agent({ keepAlive: true, maxSockets: 8 })
beforeAll(async () => {
  wiki = await serve()
  const description = await (await wiki.get('/api/openapi.json')).json()
  ;({ places, forgotten } = listPlaces(description as Parameters<typeof listPlaces>[0]))
})
afterAll(async () => {
  agent.destroy()
  await wiki.stop()
})

const slowest = 30_000
const concurrency = 8
const rounds = isLong ? 2500 : 15
const requests = rounds * concurrency

/** Details of the server that must not be disclosed. */
const saidTooMuch = /node_modules|\.tsx?:\d+:\d+|SQLITE_|select "|root:x:0/i
const ownFolders = [process.cwd(), tmpdir()].map((folder) => `${folder}/`)

function ask(path: string, method: string) {
  return new Promise<{ status: number; body: string; location: string }>((resolve, reject) => {
    const { hostname, port } = new URL(wiki.address)
    const sent = request({ hostname, port, path, method, agent, timeout: slowest }, (response) => {
      let body = ''
      response.setEncoding('utf8')
      response.on('data', (part: string) => (body += part))
      response.on('end', () => resolve({ status: response.statusCode ?? 0, body, location: response.headers.location ?? '' }))
    })
    sent.on('timeout', () => sent.destroy(new Error(`No answer within ${slowest} ms: ${path}`)))
    sent.on('error', (error) => reject(new Error(`${method} ${path.slice(0, 300)}: ${error.message}\n${wiki.output().slice(-2000)}`)))
    sent.end()
  })
}

test('every page, call and parameter with input is covered', () => {
  expect(forgotten).toEqual([])
  const written = new Map(places.map(({ path, parameters }) => [path, parameters]))
  expect(written.size).toBe(places.length)
  expect([...written.keys()].filter((path) => path.startsWith('/tools/'))).toHaveLength(tools.length)
  for (const path of ['/database/%', '/feeds/%', '/previews/%/%', '/link/%', '/api/speedruns/page/%/%', '/api/speedruns/player/%'])
    expect([...written.keys()]).toContain(path)
  expect(written.get('/list/%/%')).toEqual(['have', 'weight'])
  expect(written.get('/guide-book/towns')).toEqual(['mods'])
  expect(written.get('/api/pokes')).toEqual(expect.arrayContaining(['page', 'sort', 'direction']))
})

test(
  `${requests} odd requests: no error, no hang, no input echoed, no server details`,
  { timeout: isLong ? 900_000 : 240_000 },
  async () => {
    const statuses = new Map<number, number>()
    async function listFaults({ method, path }: OddRequest): Promise<string[]> {
      const { status, body, location } = await ask(path, method)
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
      return [
        // 501 is oEmbed's status for an unsupported format.
        (status >= 500 || status === 0) && !(status === 501 && path.startsWith('/oembed')) && `answered with ${status}`,
        /<script>alert\(1\)|<img src=x onerror/i.test(body) && !body.startsWith('{') && 'sent back',
        (saidTooMuch.test(body) || ownFolders.some((folder) => body.includes(folder))) && 'said too much',
        /^([a-z]+:|[\\/]{2})/i.test(location) && `sent elsewhere: ${location}`,
      ].flatMap((fault) => (fault ? [`${method} ${path.slice(0, 300)}: ${fault}`] : []))
    }
    const together = fc.array(oddRequests(places), { minLength: concurrency, maxLength: concurrency })
    const nothingBreaks = fc.asyncProperty(together, async (some) => {
      expect((await Promise.all(some.map(listFaults))).flat()).toEqual([])
    })
    // A failure reports its seed and a shrunk example.
    await fc.assert(nothingBreaks, { numRuns: rounds, seed })
    expect(statuses.get(200)).toBeGreaterThan(requests / 5)
    expect(wiki.output()).not.toMatch(/"level":(50|60)/)
  },
)

/** Lengths up to above the limits of inputs. */
const lengths = Array.from({ length: 260 }, (_, length) => length)

test.each([
  '/database/',
  '/search?q=',
  '/link/',
  '/blog/',
  '/patch-notes/',
  '/guide-book/',
  '/legacy-mods/',
  '/legacy-mods?mod=',
  '/previews/',
  '/list?find=',
])('%s accepts a text of any length, also one cut inside a character', { tags: 'long', timeout: 120_000 }, async (place) => {
  const statuses = await Promise.all(
    lengths.map(async (length) => [length, (await ask(`${place}${encodeURIComponent(`${'a'.repeat(length)}💎`)}`, 'GET')).status] as const),
  )
  expect(statuses.filter(([, status]) => status >= 500)).toEqual([])
})
