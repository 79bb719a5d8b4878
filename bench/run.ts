import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import pino from 'pino'
import { z } from 'zod'
import { readContent } from '#content/read-content.ts'
import { fill } from '#database/fill.ts'
import { openDatabase } from '#database/open-database.ts'
import { mostSent } from '#model/search/send-index.ts'
import { createApp } from '#server/create-app.ts'
import { readSettings } from '#server/settings.ts'
import { compare, isWithin, load, type Load } from './load.ts'
import { createReport } from './report.ts'
import { startServer, visitEveryPage } from './start-server.ts'
import { measureTyping } from './typing.ts'
import { measureRenders } from './uncached-render.ts'

/** npm run bench: how fast the wiki is, as ratios to a bare server on the same machine in the same run. */
const folder = mkdtempSync(join(tmpdir(), 'wiki-bench-'))
const databaseUrl = join(folder, 'wiki.db')
const { row, table, isOver } = createReport()

// Filling
const started = performance.now()
const content = readContent('content')
const readIn = performance.now() - started
const database = await openDatabase(databaseUrl)
const { written } = await fill(database, content)
const filled = performance.now() - started
row({
  what: 'filling an empty database',
  measured: `${Math.round(filled)} ms for ${written} rows (${Math.round(readIn)} ms of it reading and checking)`,
  budget: 'under 1,500 ms',
  met: filled < 1500,
})

// Renders that are not cached
const settings = readSettings({ RATE_LIMIT: 'off', LOG_LEVEL: 'silent', DATABASE_URL: databaseUrl })
const inside = await createApp({ settings, database, log: pino({ level: 'silent' }) })
for (const [name, path] of [
  ['item page', '/database/gold-ore'],
  ['table page', '/database'],
  ['guide', '/guide-book/guide/first-timer'],
] as const) {
  const { ours, plain, p99 } = await measureRenders(inside.render, path, 4000)
  row({
    what: `${name}, not cached`,
    measured: `${ours.toFixed(0)}/s, p99 ${p99.toFixed(1)} ms; renderToString of the same tree ${plain.toFixed(0)}/s`,
    ratio: ours / plain,
    budget: 'at least 0.60',
    met: ours / plain >= 0.6,
  })
}
await inside.app.close()
await database.close()

// Start-up with a filled database
const startedAt = performance.now()
const server = await startServer(databaseUrl, join(folder, 'requests.log'))
const { address } = server
await fetch(address).then((response) => response.text())
const startUp = performance.now() - startedAt
row({
  what: 'start with a filled database to the first page',
  measured: `${Math.round(startUp)} ms`,
  budget: 'under 1,500 ms',
  met: startUp < 1500,
})
await visitEveryPage(address)

// Cached answers beside the bare server
const bare = fork(new URL('./bare-server.ts', import.meta.url))
const { port } = z.object({ port: z.int() }).parse((await once(bare, 'message'))[0])
const bareAddress = `http://127.0.0.1:${port}`
for (const [name, path] of [
  ['item page', '/database/gold-ore'],
  ['table page', '/database'],
  ['guide', '/guide-book/guide/first-timer'],
  ['/api/items/all/', '/api/items/all/'],
] as const) {
  const etag = await teach(path)
  reportLoad(`${name}, brotli`, await compare(address + path, bareAddress + path))
  if (path === '/database') reportLoad(`${name}, 304`, await compare(address + path, bareAddress + path, { 'if-none-match': etag }))
}

function reportLoad(what: string, loads: Awaited<ReturnType<typeof compare>>) {
  const { ours, bare: theirs } = loads
  row({
    what,
    measured: `${tell(ours)}; bare ${tell(theirs)}`,
    ratio: ours.perSecond / theirs.perSecond,
    budget: 'at least 0.85, p99 at most twice',
    met: isWithin(loads),
  })
}

function tell({ perSecond, p99 }: Load): string {
  return `${perSecond.toFixed(0)}/s, p99 ${p99} ms`
}

// Search, each time for something that nobody has asked for
const words = content.items.map(({ name }) => name.toLowerCase().replaceAll(' ', '-'))
let turn = 0
const nextText = () => `${words[turn % words.length]?.slice(0, 2 + (turn % 6))}${(turn++).toString(36)}`
for (const [what, toPath] of [
  ['suggestions', (text: string) => `/api/suggest/${text}/`],
  ['search by the API', (text: string) => `/api/query/${text}/`],
  ['search page', (text: string) => `/search?q=${text}`],
] as const)
  row({ what: `${what}, never asked before`, measured: tell(await load(address, {}, () => toPath(nextText()))) })

const memory = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${server.pid}/status`, 'utf8'))?.[1]
const megabytes = Math.round(Number(memory) / 1024)
row({ what: 'memory after all this', measured: `${megabytes} MB resident`, budget: 'at most 400 MB', met: megabytes <= 400 })

bare.kill()
server.stop()

// Typing in a browser, once nothing else is running
const things = 10_000
const { letter, suggestions, index, asked, letters } = await measureTyping(content, things)
const inAll = `of ${things.toLocaleString('en')} things`
row({
  what: `index of the search ${inAll}`,
  measured: `${Math.round(index / 1024)} KB, brotli; above ${mostSent.toLocaleString('en')} things the wiki is asked`,
})
row({
  what: `typing in the search ${inAll}, processor slowed 4 times`,
  measured:
    `letter painted after ${Math.round(letter.median)} ms (95 of 100 within ${Math.round(letter.p95)} ms), its suggestions after ` +
    `${Math.round(suggestions.median)} ms (${Math.round(suggestions.p95)} ms); ${letters} letters, ${asked} questions`,
  budget: 'at most 50 ms, 95 of 100 within 100 ms',
  met: suggestions.median <= 50 && suggestions.p95 <= 100,
})
rmSync(folder, { recursive: true, force: true })
writeFileSync(
  'docs/performance.md',
  `# Performance

Measured by \`npm run bench\` on ${cpus().length} cores with Node ${process.versions.node}. Ratios compare with a bare \`node:http\`
server that sends the same bytes, in turns in the same run, so they hold on other machines; the figures beside them do not.
\`BENCH_SECONDS=10 npm run bench\` measures longer. The wiki runs with the defaults of
\`npm start\`: each request is logged (to a file) and counted for the limit of its client. Linux only, for the memory.

Typing is measured in Chromium with its processor slowed four times, at an ordinary typist's pace, one letter after the other:
from the time stamp of the key's own event to the end of the first frame that shows the letter, and to the end of the first
frame that shows the suggestions for the text with that letter. Nothing is left out: search, drawing, and the wait for the next
frame (up to 17 ms) are within. Pictures come once nobody has typed for a quarter of a second, so that they hold up no letter. The index is there by then ([decision 18](decisions/0018-search-in-the-browser.md)); until it is,
the wiki is asked, at most every 90 ms.

What a wiki costs that has grown: [growth.md](growth.md). How soon a change is on the page: [changes.md](changes.md). The copy in plain
files: [static-copy.md](static-copy.md).

${table()}

What limits each, by profiles of the processor's time in November 2026, which this command does not make anew:

- **Filling**: more than four fifths of it reads and checks the content's files; writing the rows is the rest.
- **A page that is made anew**: React's own render is from half of an item page to three quarters of the table. Some 18 % of an item page
  bring its text into bytes and what stands beside single elements into one sheet, 4 % see its data by the rules of the game, 7 % collect
  garbage. The ratio falls where a page gets lighter: the less React has to do, the more weighs the rest.
- **The start**: reading, compiling and running the server's own modules. The content is not read.
- **Answers that are kept**: Node's HTTP and the kernel; the bare server does nothing else, and is no faster. Without a body (304), the line
  of the log and the count for the limit weigh more.
- **Suggestions and search that nobody asked before**: a third of the work is finding words, most of that the near ones, for typing
  mistakes; the rest is reading what was found and sending it. The page draws its results besides, a fifth of its work.
- **Memory**: the heap, and answers that are kept, which lie outside it (see [growth.md](growth.md)).
- **Typing**: the wait for the next frame, and on a processor slowed four times the search and the drawing of the list.
`,
)
if (isOver()) console.error('\nSome are over their budget.')
process.exit(isOver() ? 1 : 0)

/** Has the bare server send what the wiki sends. Gives the ETag. */
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
  const known = new Promise((resolve) => bare.once('message', resolve))
  bare.send({ path, headers, body: answer.body.toString('base64') })
  await known
  return answer.headers.etag ?? ''
}
