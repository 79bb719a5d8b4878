import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { exportSite } from '#cli/export/export-site.ts'
import { readSettings } from '#server/settings.ts'
import { findFreePort } from '../test/support/free-port.ts'
import { startNginx } from '../test/support/nginx.ts'
import { ensureNginx } from './drill/nginx.ts'
import { createReport } from './report.ts'
import { compareLoads, hasWrk, wrkIsMissing, type Load } from './wrk.ts'

/** npm run bench -- export: cost of the static export, and speed of nginx with it, compared with plain files of the same bytes. */
ensureNginx()
if (!hasWrk()) throw new Error(wrkIsMissing)
const folder = mkdtempSync(join(tmpdir(), 'wiki-export-'))
process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
const content = join(folder, 'content')
cpSync('content', content, { recursive: true })
const out = join(folder, 'site')
const { row, writeAndExit } = createReport('docs/performance.md', 'export')

/** Exports, and returns the numbers of written and of all files. */
async function write(): Promise<{ written: number; all: number; seconds: number }> {
  const output: string[] = []
  const { log } = console
  console.log = (line: string) => void output.push(line)
  const begun = performance.now()
  const settings = readSettings({ CONTENT_DIR: content, SITE_URL: 'http://wiki.example' })
  await exportSite(settings, { out, previews: false, database: join(folder, 'export.db'), quality: 5 }).finally(() => (console.log = log))
  const [, all, written] = /(\d+) files: (\d+) written/.exec(output.join('\n')) ?? []
  return { all: Number(all), written: Number(written), seconds: (performance.now() - begun) / 1000 }
}

const first = await write()
row({ what: 'a first export', measured: `${first.written} files written in ${first.seconds.toFixed(0)} s` })
const same = await write()
row({
  what: 'again, nothing changed',
  measured: `${same.written} of ${same.all} written in ${same.seconds.toFixed(0)} s`,
  budget: 'none',
  met: same.written === 0,
})
const edited = join(content, 'items', 'shovel.yaml')
writeFileSync(edited, readFileSync(edited, 'utf8').replace(/^description: .*$/m, 'description: The very first digging tool. Each scoop'))
const changed = await write()
row({
  what: 'again, one description changed',
  measured: `${changed.written} of ${changed.all} written in ${changed.seconds.toFixed(0)} s`,
  budget: 'at most one of ten',
  met: changed.written > 0 && changed.written < changed.all / 10,
})

const port = await findFreePort()
const bareRoot = join(folder, 'bare')
mkdirSync(bareRoot)
const bareSite = `server { listen 127.0.0.1:${port}; root ${bareRoot}; default_type text/html; etag off; }`
const nginx = await startNginx(folder, `${readFileSync(join(out, 'nginx.conf'), 'utf8')}\n${bareSite}`, '/')
const master = Number(readFileSync(join(folder, 'nginx.pid'), 'utf8'))
const workers = readFileSync(`/proc/${master}/task/${master}/children`, 'utf8').trim().split(' ').map(Number)

for (const [name, path, file] of [
  ['item page', '/database/gold-ore', 'database/gold-ore/index.html.gz'],
  ['table page', '/database', 'database/index.html.gz'],
  ['guide', '/guide-book/guide/first-timer', 'guide-book/guide/first-timer/index.html.gz'],
  ['/api/items/all/', '/api/items/all/', 'api/items/all.json.gz'],
] as const) {
  // The same bytes as a plain file, without headers or redirects.
  cpSync(join(out, file), join(bareRoot, 'plain'))
  const { ours, bare } = await compareLoads(
    { url: nginx.address + path, pids: workers },
    { url: `http://127.0.0.1:${port}/plain`, pids: workers },
    { 'accept-encoding': 'gzip' },
  )
  // Not answers per second: the load generator is slower than nginx.
  const ratio = bare.cost / ours.cost
  row({
    what: `${name}, gzip`,
    measured: `${formatLoad(ours)}; plain file ${formatLoad(bare)}`,
    ratio,
    budget: 'at least 0.95, p99 at most twice',
    met: ratio >= 0.95 && ours.p99 <= 2 * Math.max(1, bare.p99),
  })
}
await nginx.stop()
writeAndExit()

function formatLoad({ cost, p99 }: Load): string {
  return `${cost.toFixed(1)} µs, p99 ${p99.toFixed(1)} ms`
}
