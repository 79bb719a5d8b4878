import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pino from 'pino'
import { readContent } from '#content/read-content.ts'
import { fill } from '#database/fill.ts'
import { openDatabase } from '#database/open-database.ts'
import { createApp } from '#server/create-app.ts'
import { readSettings } from '#server/settings.ts'
import { createLoadGenerator, percentile } from '../test/support/load-generator.ts'
import { measureFinishedAnswers, type FinishedRequest } from './finished-answers.ts'
import { createReport } from './report.ts'
import { startServer, visitEveryPage } from './start-server.ts'
import { measureTyping } from './typing.ts'
import { measureRenders } from './uncached-render.ts'
import { hasWrk, maxGeneratorShare, wrkIsMissing, type Load } from './wrk.ts'

/** npm run bench: speed of answers, as ratios to a bare server on the same machine in the same run. */
const folder = mkdtempSync(join(tmpdir(), 'wiki-bench-'))
process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
const databaseUrl = join(folder, 'wiki.db')
const { row, writeAndExit } = createReport('docs/performance.md', 'answers')
/** All other pages are published. */
const pagesWithParameters = [
  ['sorted table', '/database?sort=price'],
  ['search page', '/search?q=iron'],
  ['rig planner', '/tools/rig?rigs=2'],
] as const

const content = readContent('content')
const database = await openDatabase(databaseUrl)
await fill(database, content)

// Pages that are rendered on request
const settings = readSettings({ RATE_LIMIT: 'off', LOG_LEVEL: 'silent', DATABASE_URL: databaseUrl })
const inside = await createApp({ settings, database, log: pino({ level: 'silent' }) })
for (const [name, path] of pagesWithParameters) {
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

// Finished answers, compared with the bare server
const logFile = join(folder, 'requests.log')
const finishedRequests: FinishedRequest[] = [
  { what: 'item page, brotli', path: '/database/gold-ore' },
  { what: 'table page, brotli', path: '/database' },
  { what: 'table page, 304', path: '/database', isRevalidation: true },
  { what: 'guide, brotli', path: '/guide-book/guide/first-timer' },
  { what: '/api/items/all/, brotli', path: '/api/items/all/' },
]
const finished = hasWrk() ? await measureFinishedAnswers(databaseUrl, logFile, finishedRequests) : []
for (const [index, { what }] of finishedRequests.entries()) {
  const pair = finished[index]
  if (!pair) {
    row({ what, measured: wrkIsMissing })
    continue
  }
  const { ours, bare } = pair
  if (bare.generatorShare > maxGeneratorShare)
    throw new Error(
      `wrk used ${bare.generatorShare.toFixed(2)} of a core beside the bare server, so it is the bottleneck. Stop other programs and run the bench again.`,
    )
  const ratio = bare.cost / ours.cost
  row({
    what,
    measured: `${formatLoad(ours)}; bare ${formatLoad(bare)}`,
    ratio,
    budget: 'at least 0.75, p99 at most twice',
    met: ratio >= 0.75 && ours.p99 <= 2 * bare.p99,
  })
}

function formatLoad({ cost, perSecond, p99 }: Load): string {
  return `${cost.toFixed(1)} µs, ${perSecond.toFixed(0)}/s, p99 ${p99.toFixed(2)} ms`
}

const server = await startServer(databaseUrl, logFile)
const { address } = server
await visitEveryPage(address)

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
