import { fork } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import pino from 'pino'
import { readContent } from '#content/read-content.ts'
import { fill } from '#database/fill.ts'
import { openDatabase } from '#database/open-database.ts'
import { createApp } from '#server/create-app.ts'
import { readSettings } from '#server/settings.ts'
import { compare } from './load.ts'
import { startServer } from './start-server.ts'
import { measureTyping } from './typing.ts'
import { measureRenders } from './uncached-render.ts'

/** npm run bench: how fast the wiki is, as ratios to a bare server on the same machine in the same run. */
const folder = mkdtempSync(join(tmpdir(), 'wiki-bench-'))
const databaseUrl = join(folder, 'wiki.db')
const rows: string[] = []
const row = (what: string, measured: string, ratio: string, budget: string) => {
  rows.push(`| ${what} | ${measured} | ${ratio} | ${budget} |`)
  console.log(rows.at(-1))
}

// Filling
const started = performance.now()
const content = readContent('content')
const readIn = performance.now() - started
const database = await openDatabase(databaseUrl)
const { written } = await fill(database, content)
row(
  'filling an empty database',
  `${Math.round(performance.now() - started)} ms for ${written} rows (${Math.round(readIn)} ms of it reading and checking)`,
  '',
  'under 1,500 ms',
)

// Renders that are not kept
const settings = readSettings({ RATE_LIMIT: 'off', LOG_LEVEL: 'silent', DATABASE_URL: databaseUrl })
const inside = await createApp({ settings, database, log: pino({ level: 'silent' }) })
for (const [name, path] of [
  ['item page', '/database/gold-ore'],
  ['table page', '/database'],
  ['guide', '/guide-book/guide/first-timer'],
] as const) {
  const { ours, plain } = await measureRenders(inside.finishedBytes, path, 4000)
  row(
    `${name}, not kept`,
    `${ours.toFixed(0)}/s; renderToString of the same tree ${plain.toFixed(0)}/s`,
    (ours / plain).toFixed(2),
    'at least 0.60',
  )
}
await inside.app.close()
await database.close()

// Start-up with a filled database
const startedAt = performance.now()
const server = await startServer(databaseUrl)
const { address } = server
await fetch(address).then((response) => response.text())
row('start with a filled database to the first page', `${Math.round(performance.now() - startedAt)} ms`, '', 'under 1,500 ms')
await new Promise((resolve) => setTimeout(resolve, 8000))

// Kept answers beside the bare server
const bare = fork(new URL('./bare-server.ts', import.meta.url))
const { port } = await new Promise<{ port: number }>((resolve) => bare.once('message', resolve as never))
const bareAddress = `http://127.0.0.1:${port}`
for (const [name, path] of [
  ['item page', '/database/gold-ore'],
  ['table page', '/database'],
  ['guide', '/guide-book/guide/first-timer'],
  ['/api/items/all/', '/api/items/all/'],
] as const) {
  const etag = await teach(path)
  const { ours, bare: theirs } = await compare(address + path, bareAddress + path)
  row(
    `${name}, brotli`,
    `${ours.perSecond.toFixed(0)}/s, p99 ${ours.p99} ms; bare ${theirs.perSecond.toFixed(0)}/s, p99 ${theirs.p99} ms`,
    (ours.perSecond / theirs.perSecond).toFixed(2),
    'at least 0.75, p99 at most twice',
  )
  if (path === '/database') {
    const same = await compare(address + path, bareAddress + path, { 'if-none-match': etag })
    row(
      `${name}, 304`,
      `${same.ours.perSecond.toFixed(0)}/s, p99 ${same.ours.p99} ms; bare ${same.bare.perSecond.toFixed(0)}/s, p99 ${same.bare.p99} ms`,
      (same.ours.perSecond / same.bare.perSecond).toFixed(2),
      'at least 0.75, p99 at most twice',
    )
  }
}

// Search, each time for something else
const words = content.items.map(({ name }) => name.toLowerCase().replaceAll(' ', '-'))
const searched = performance.now()
for (const word of words)
  await fetch(`${address}/api/suggest/${encodeURIComponent(word.slice(0, 1 + (word.length % 6)))}x${words.indexOf(word)}`).then(
    (response) => response.text(),
  )
row('suggestions, never asked before', `${((performance.now() - searched) / words.length).toFixed(2)} ms each, one after the other`, '', '')

const memory = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${server.pid}/status`, 'utf8'))?.[1]
row('memory after all this', `${Math.round(Number(memory) / 1024)} MB resident`, '', 'under 200 MB')

bare.kill()
server.stop()

// Typing in a browser, once nothing else is running
const things = 10_000
const { letter, suggestions, asked, letters } = await measureTyping(content, things)
const inAll = `of ${things.toLocaleString('en')} things`
row(
  `suggestions ${inAll}, never asked before`,
  `median ${asked.median.toFixed(1)} ms, 95 of 100 within ${asked.p95.toFixed(1)} ms, as the browser waits for them`,
  '',
  '',
)
row(
  `typing in the search ${inAll}, processor slowed 4 times`,
  `letter painted after ${Math.round(letter.median)} ms (95 of 100 within ${Math.round(letter.p95)} ms), its suggestions after ` +
    `${Math.round(suggestions.median)} ms (${Math.round(suggestions.p95)} ms); ${letters} letters`,
  '',
  'at most 50 ms',
)
rmSync(folder, { recursive: true, force: true })
writeFileSync(
  'docs/performance.md',
  `# Performance

Measured by \`npm run bench\` on ${cpus().length} cores with Node ${process.versions.node}. Ratios compare with a bare \`node:http\`
server that sends the same bytes, in turns in the same run, so they hold on other machines; the figures beside them do not.
\`BENCH_SECONDS=10 npm run bench\` measures longer. Linux only, for the memory.

Typing is measured in Chromium with its processor slowed four times, at an ordinary typist's pace, one letter after the other:
from the time stamp of the key's own event to the end of the first frame that shows the letter, and to the end of the first
frame that shows the suggestions for the text with that letter. Nothing is left out: question, network of the same machine,
answer, drawing, and the wait for the next frame (up to 17 ms) are within. The server is not slowed; a reader's network comes on
top. A typist faster than one letter in 90 ms is asked for at most every 90 ms.

| what | measured | ratio | budget |
|---|---|---|---|
${rows.join('\n')}
`,
)
process.exit(0)

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
