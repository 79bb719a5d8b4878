import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { createCrowd } from '../test/support/crowd.ts'
import { until } from '../test/support/serve.ts'
import { readSpent } from './growth/questions.ts'
import { createReport } from './report.ts'
import { startServer } from './start-server.ts'

/**
 * npm run bench -- changes: how long after its start a wiki has all pages ready, and how long after somebody has changed a price its page
 * shows it: alone, and while readers ask for other things. Nobody may be shown an older page after a newer one.
 */
const changes = Number(process.argv[2] ?? 5)
/** Seconds that a machine with much else to do may take. */
const longest = 180
/** Who reads the page of the price asks that often, in milliseconds. */
const lookEvery = 10
const readers = 8
/** Seconds of the processor for 466 pages, on the same machine, when each was compressed before anybody had asked for it. */
const before = 22.4

const folder = mkdtempSync(join(tmpdir(), 'wiki-changes-'))
const content = join(folder, 'content')
cpSync('content', content, { recursive: true })
const database = join(folder, 'wiki.db')
const log = join(folder, 'wiki.log')
const { row, table, isOver } = createReport()
const start = () => startServer(database, log, { CONTENT_DIR: content })
const areReady = () => readFileSync(log, 'utf8').includes('content published') || undefined

// The first start fills.
const first = await start()
await until(() => Promise.resolve(areReady() !== undefined), longest)
first.stop()
await first.ended
const begun = performance.now()
const server = await start()
const open = performance.now()
await until(() => Promise.resolve(areReady() !== undefined), longest)
const spent = readSpent(server.pid!)
row({
  what: 'all pages published after a start',
  measured: `${spent.toFixed(1)} s of the processor, the start within; open after ${((open - begun) / 1000).toFixed(1)} s, ready ${((performance.now() - open) / 1000).toFixed(1)} s later`,
  budget: `at most ${(before / 3).toFixed(1)} s, a third of the ${before} s it once took`,
  met: spent <= before / 3,
})

const page = '/database/shovel'
const file = join(content, 'items', 'shovel.yaml')
let price = 100_000
/** Changes the price, and reads its page until that shows it, and a while longer. Milliseconds from the change to the page. */
async function change(seen: number[]): Promise<number> {
  price += 100
  const wanted = `${(price / 100).toLocaleString('en')}<`
  writeFileSync(file, readFileSync(file, 'utf8').replace(/^value: .*$/m, `value: ${price}`))
  const changed = performance.now()
  let after = Infinity
  while (performance.now() - changed < Math.min(after + 1000, longest * 1000)) {
    const answer = await fetch(server.address + page)
    const revision = Number(answer.headers.get('x-content-revision'))
    const isNew = (await answer.text()).includes(wanted)
    if (isNew && after === Infinity) after = performance.now() - changed
    // What once was new and is not any more counts as taken back, too.
    seen.push(after < Infinity && !isNew ? 0 : revision)
    await wait(lookEvery)
  }
  return after
}

async function measure(what: string, most: number) {
  const seen: number[] = []
  const times: number[] = []
  for (let time = 0; time < changes; time++) times.push(await change(seen))
  const takenBack = seen.filter((revision, place) => revision < (seen[place - 1] ?? 0)).length
  const sorted = times.toSorted((a, b) => a - b)
  const [middle, last] = [sorted[Math.floor(sorted.length / 2)]!, sorted.at(-1)!]
  row({
    what,
    measured: `${Math.round(middle)} ms, the slowest of ${changes} ${Math.round(last)} ms; of ${seen.length} answers ${takenBack} older than the one before`,
    budget: `within ${most / 1000} s, none older`,
    met: last <= most && takenBack === 0,
  })
}

await measure('a changed price on its page, alone', 5000)
const crowd = createCrowd(server.address)
const time = { isOver: false }
let turn = 0
const paths = ['/', '/database', '/database/gold-ore', '/guide-book/guide/first-timer', '/api/items/all/', '/list']
const nextPath = () => (++turn % 4 === 0 ? `/search?q=ore${turn}` : paths[turn % paths.length]!)
const load = Array.from({ length: readers }, async () => {
  let asked = 0
  for (; !time.isOver; asked++) await crowd.ask(nextPath())
  return asked
})
const loaded = performance.now()
await measure(`a changed price on its page, while ${readers} others read`, 5000)
time.isOver = true
const asked = (await Promise.all(load)).reduce((sum, one) => sum + one, 0)
const rate = asked / ((performance.now() - loaded) / 1000)
crowd.leave()
server.stop()
await server.ended
rmSync(folder, { recursive: true, force: true })
writeFileSync(
  'docs/changes.md',
  `# From a change to the page

Measured by \`npm run bench -- changes\` with Node ${process.versions.node}: the wiki as \`npm start\` gives it, with a database that is filled. A price is changed in
its file; its page is asked for every ${lookEvery} ms until it shows the price, and a second longer. The others ask for pages, lists, and in every fourth
question for something that nobody has looked for: ${Math.round(rate)} answers a second.

${table()}

The content is read in a process of its own, which stays for ten minutes after a change. What texts were read as is stored
([decision 3](decisions/0003-filling-by-row-hash.md)): of the first change, too, only what has changed is read, by a process that is
started as soon as a file changes. That is most of the time from the change to the page; a tenth of a second before it, somebody may still be
writing. All pages change at once, when the last of them is published ([decision 24](decisions/0024-published-answers.md)).
`,
)
process.exit(isOver() ? 1 : 0)
