import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pino from 'pino'
import { z } from 'zod'
import { readContent } from '#content/read-content.ts'
import { fill } from '#database/fill.ts'
import { openDatabase } from '#database/open-database.ts'
import { createApp } from '#server/create-app.ts'
import { readSettings } from '#server/settings.ts'
import { createLoadGenerator, percentile } from '../test/support/load-generator.ts'
import { createReport } from './report.ts'
import { startServer, visitEveryPage } from './start-server.ts'
import { measureTyping } from './typing.ts'
import { measureRenders } from './uncached-render.ts'
import { compareLoads, hasWrk, maxGeneratorShare, wrkIsMissing, type Load } from './wrk.ts'

/** npm run bench: speed of answers, as ratios to a bare server on the same machine in the same run. */
const folder = mkdtempSync(join(tmpdir(), 'wiki-bench-'))
process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
const databaseUrl = join(folder, 'wiki.db')
const { row, writeAndExit } = createReport('docs/performance.md', 'answers')
const pages = [
  ['item page', '/database/gold-ore'],
  ['table page', '/database'],
  ['guide', '/guide-book/guide/first-timer'],
] as const

const content = readContent('content')
const database = await openDatabase(databaseUrl)
await fill(database, content)

// Pages that are rendered on request
const settings = readSettings({ RATE_LIMIT: 'off', LOG_LEVEL: 'silent', DATABASE_URL: databaseUrl })
const inside = await createApp({ settings, database, log: pino({ level: 'silent' }) })
for (const [name, path] of pages) {
  const { ours, plain, p99 } = await measureRenders(inside.render, path, 4000)
  row({
    what: `${name}, rendered on request`,
    measured: `${ours.toFixed(0)}/s, p99 ${p99.toFixed(1)} ms; renderToString of the same tree ${plain.toFixed(0)}/s`,
    ratio: ours / plain,
    budget: 'at least 0.55',
    met: ours / plain >= 0.55,
  })
}
await inside.app.close()
await database.close()

// Cached answers, compared with the bare server
const server = await startServer(databaseUrl, join(folder, 'requests.log'))
const { address } = server
await visitEveryPage(address)
const bare = fork(new URL('./bare-server.ts', import.meta.url))
const { port } = z.object({ port: z.int() }).parse((await once(bare, 'message'))[0])
for (const [name, path] of [...pages, ['/api/items/all/', '/api/items/all/']] as const) {
  const etag = await teach(path)
  await reportLoad(`${name}, brotli`, path)
  if (path === '/database') await reportLoad(`${name}, 304`, path, { 'if-none-match': etag })
}

async function reportLoad(what: string, path: string, headers: Record<string, string> = {}) {
  if (!hasWrk()) {
    row({ what, measured: wrkIsMissing })
    return
  }
  const { ours, bare: theirs } = await compareLoads(
    { url: address + path, pids: [server.pid ?? 0] },
    { url: `http://127.0.0.1:${port}${path}`, pids: [bare.pid ?? 0] },
    headers,
  )
  if (theirs.generatorShare > maxGeneratorShare)
    throw new Error(`wrk used ${theirs.generatorShare.toFixed(2)} of a core beside the bare server: it is the limit, not the server.`)
  const ratio = theirs.cost / ours.cost
  row({
    what,
    measured: `${formatLoad(ours)}; bare ${formatLoad(theirs)}`,
    ratio,
    budget: 'at least 0.80, p99 at most twice',
    met: ratio >= 0.8 && ours.p99 <= 2 * theirs.p99,
  })
}

function formatLoad({ cost, perSecond, p99 }: Load): string {
  return `${cost.toFixed(1)} µs, ${perSecond.toFixed(0)}/s, p99 ${p99.toFixed(2)} ms`
}

// Searches, each with a new text
const words = content.items.map(({ name }) => name.toLowerCase().replaceAll(' ', '-'))
let turn = 0
const nextText = () => `${words[turn % words.length]?.slice(0, 2 + (turn % 6))}${(turn++).toString(36)}`
const load = createLoadGenerator(address)
const [clients, seconds] = [8, 4]
for (const [what, toPath] of [
  ['suggestions', (text: string) => `/api/suggest/${text}/`],
  ['search by the API', (text: string) => `/api/query/${text}/`],
  ['search page', (text: string) => `/search?q=${text}`],
] as const) {
  const answers = await load.inTurn(clients, seconds * 1000, () => toPath(nextText()))
  if (answers.some(({ status }) => status !== 200)) throw new Error(`${what}: some answers were not 200.`)
  row({
    what: `${what}, rendered on request`,
    measured: `${(answers.length / seconds).toFixed(0)}/s, p99 ${percentile(0.99, answers).toFixed(0)} ms, ${clients} clients`,
  })
}
load.leave()

const memory = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${server.pid}/status`, 'utf8'))?.[1]
const megabytes = Math.round(Number(memory) / 1024)
row({ what: 'memory after all this', measured: `${megabytes} MB resident`, budget: 'at most 400 MB', met: megabytes <= 400 })
bare.kill()
server.stop()
await server.ended

// Typing in a browser, while nothing else is running
const { letter, suggestions, index, requests, letters } = await measureTyping(content, content.items.length)
row({ what: 'search index', measured: `${Math.round(index / 1024)} KB, brotli` })
row({
  what: 'typing in the search, processor slowed 4 times',
  measured:
    `letter painted after ${Math.round(letter.median)} ms (95 of 100 within ${Math.round(letter.p95)} ms), its suggestions after ` +
    `${Math.round(suggestions.median)} ms (${Math.round(suggestions.p95)} ms); ${letters} letters, ${requests} requests`,
  budget: 'at most 50 ms, 95 of 100 within 100 ms',
  met: suggestions.median <= 50 && suggestions.p95 <= 100,
})
writeAndExit()

/** Sends the wiki's bytes and headers to the bare server. Returns the ETag. */
async function teach(path: string): Promise<string> {
  const { request } = await import('node:http')
  const answer = await new Promise<{ headers: Record<string, string>; body: Buffer }>((resolve, reject) => {
    request(address + path, { headers: { 'accept-encoding': 'br' } }, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('end', () => resolve({ headers: response.headers as Record<string, string>, body: Buffer.concat(parts) }))
    })
      .on('error', reject)
      .end()
  })
  const { date: _date, connection: _connection, 'keep-alive': _keep, ...headers } = answer.headers
  const reply = new Promise((resolve) => bare.once('message', resolve))
  bare.send({ path, headers, body: answer.body.toString('base64') })
  await reply
  return answer.headers.etag ?? ''
}
