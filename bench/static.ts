import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { exportSite } from '#cli/export/export-site.ts'
import { readSettings } from '#server/settings.ts'
import { findFreePort } from '../test/support/free-port.ts'
import { startNginx } from '../test/support/nginx.ts'
import { ensureNginx } from './drill/nginx.ts'
import { readSpent } from './growth/questions.ts'
import { load, takeTurns } from './load.ts'
import { median } from './median.ts'
import { createReport } from './report.ts'

/**
 * npm run bench -- static: what the copy in plain files costs, served by nginx with the settings that lie in it, beside the same nginx
 * sending the same bytes as plain files without any. Pictures for chats are left out.
 */
ensureNginx()
const folder = mkdtempSync(join(tmpdir(), 'wiki-static-'))
process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
const content = join(folder, 'content')
cpSync('content', content, { recursive: true })
const out = join(folder, 'copy')
const { row, table, isOver } = createReport()

/** Writes the copy, and tells how many files it wrote. */
async function write(): Promise<{ written: number; all: number; seconds: number }> {
  const said: string[] = []
  const { log } = console
  console.log = (line: string) => void said.push(line)
  const begun = performance.now()
  const settings = readSettings({ CONTENT_DIR: content, SITE_URL: 'http://wiki.example' })
  await exportSite(settings, { out, previews: false, database: join(folder, 'copy.db'), quality: 5 }).finally(() => (console.log = log))
  const [all = NaN, written = NaN] = [...(said.at(-1) ?? '').matchAll(/\d+(?= files| were)/g)].map(Number)
  return { all, written, seconds: (performance.now() - begun) / 1000 }
}

const first = await write()
row({ what: 'a first export', measured: `${first.written} files written in ${first.seconds.toFixed(0)} s` })
const same = await write()
row({
  what: 'once more, with nothing changed',
  measured: `${same.written} of ${same.all} written in ${same.seconds.toFixed(0)} s`,
  budget: 'none',
  met: same.written === 0,
})
const advised = join(content, 'items', 'shovel.yaml')
writeFileSync(advised, readFileSync(advised, 'utf8').replace(/^description: .*$/m, 'description: The very first digging tool. Each scoop'))
const changed = await write()
row({
  what: 'once more, with one description changed',
  measured: `${changed.written} of ${changed.all} written in ${changed.seconds.toFixed(0)} s`,
  budget: 'one of ten at most',
  met: changed.written > 0 && changed.written < changed.all / 10,
})

const port = await findFreePort()
const bareRoot = join(folder, 'bare')
mkdirSync(bareRoot)
const bareSite = `server { listen 127.0.0.1:${port}; root ${bareRoot}; default_type text/html; etag off; }`
const nginx = await startNginx(folder, `${readFileSync(join(out, 'nginx.conf'), 'utf8')}\n${bareSite}`, '/')
const master = Number(readFileSync(join(folder, 'nginx.pid'), 'utf8'))
const workers = readFileSync(`/proc/${master}/task/${master}/children`, 'utf8').trim().split(' ').map(Number)

const readWorkers = () => workers.reduce((sum, worker) => sum + readSpent(worker), 0)

/** `cost`: microseconds of nginx's processor for one answer. Whoever asks is slower than nginx: answers a second tell of the asker. */
type Turn = { cost: number; p99: number }
async function loadOnce(address: string): Promise<Turn> {
  const before = readWorkers()
  const { answers, p99 } = await load(address, { 'accept-encoding': 'gzip' })
  return { cost: ((readWorkers() - before) * 1e6) / answers, p99 }
}

for (const [name, path, file] of [
  ['item page', '/database/gold-ore', 'database/gold-ore/index.html.gz'],
  ['table page', '/database', 'database/index.html.gz'],
  ['guide', '/guide-book/guide/first-timer', 'guide-book/guide/first-timer/index.html.gz'],
  ['/api/items/all/', '/api/items/all/', 'api/items/all.json.gz'],
] as const) {
  // The bytes that the copy sends, as a file that is sent as it lies.
  cpSync(join(out, file), join(bareRoot, 'plain'))
  const turns = await takeTurns(
    5,
    () => loadOnce(nginx.address + path),
    () => loadOnce(`http://127.0.0.1:${port}/plain`),
  )
  const middle = (some: Turn[]) => ({ cost: median(some.map(({ cost }) => cost)), p99: median(some.map(({ p99 }) => p99)) })
  const [ours, bare] = [middle(turns.ours), middle(turns.bare)]
  const tell = ({ cost, p99 }: Turn) => `${cost.toFixed(1)} µs, p99 ${p99} ms`
  const ratio = bare.cost / ours.cost
  row({
    what: `${name}, gzip`,
    measured: `${tell(ours)}; plain file ${tell(bare)}`,
    ratio,
    budget: 'as many (0.95), p99 at most twice',
    met: ratio >= 0.95 && ours.p99 <= 2 * Math.max(1, bare.p99),
  })
}
const spent = readWorkers()
/** Without what the processes share. */
const weigh = (pid: number) => Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1]) / 1024
const megabytes = [master, ...workers].reduce((sum, pid) => sum + weigh(pid), 0)
row({
  what: 'memory of nginx after all this',
  measured: `${megabytes.toFixed(1)} MB for ${workers.length + 1} processes; ${spent.toFixed(0)} s of the processor`,
  budget: 'at most 12 MB',
  met: megabytes <= 12,
})
await nginx.stop()
writeFileSync(
  'docs/static-copy.md',
  `# The copy in plain files

Measured by \`npm run bench -- static\` with Node ${process.versions.node} and nginx, whose settings are those that lie in the copy (\`nginx.conf\`), with two
workers and without a log. A plain file is the same compressed bytes, sent by the same nginx as they lie: no headers, no addresses to
turn, no compressed copy to look for, and no memory of where files lie. The two are asked in turns. Told is nginx's time of the processor for one
answer: who asks is slower than nginx, so that answers a second would tell of the asker. Pictures for chats are left out. Memory is what the processes
have for themselves and their part of what they share (\`Pss\`).

${table()}

What a copy can do and what it cannot stands in [static-export.md](static-export.md). What a page may link to, what calls answer, types, headers and compressed copies behind a real nginx are looked at by
\`test/pages/static-export.test.ts\`, which crawls a copy.
`,
)
process.exit(isOver() ? 1 : 0)
