import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readContent } from '#content/read-content.ts'
import { toSafeName } from '#model/text/slugs.ts'
import { paths } from '#model/wiki/paths.ts'
import { startPostgres } from '../../test/support/start-postgres.ts'
import { createReport } from '../report.ts'
import { askInTurns, startServing, starts, type Asked } from './ask-wikis.ts'
import type { FillingOrder, FillingReport } from './fill-grown.ts'
import { growFolder, nameOfItem, scaleGrowth, type Growth } from './grow-content.ts'
import { loadMixed } from './mixed-load.ts'
import { listQuestions, type Question } from './questions.ts'

/**
 * npm run bench -- growth [part of the whole growth] [seconds of load]: what a wiki costs that has grown, beside the wiki of today, on
 * both databases. Seconds of the processor are compared: they hold while others use the machine, too.
 */
const [part = '1', seconds = '120'] = process.argv.slice(2)
const growth = scaleGrowth(Number(part))
const nothing: Growth = { items: 0, pages: 0, runs: 0, pokes: 0 }
const folder = mkdtempSync(join(tmpdir(), 'wiki-growth-'))
const { items, shops } = readContent('content')
const open = shops.filter(({ active }) => active).map(({ id }) => id)
const real = items.filter(({ active }, place) => active && place % 12 === 0).map(({ safe_name }) => safe_name)
const { row, table, isOver } = createReport()

function startFilling(name: string, { runs, pokes }: Growth, databaseUrl: string, changeEvery?: number) {
  const order: FillingOrder = { folder: join(folder, name), databaseUrl, runs, pokes, ...(changeEvery && { changeEvery }) }
  const child = fork(join(import.meta.dirname, 'fill-grown.ts'), [JSON.stringify(order)], { execArgv: ['--max-old-space-size=8192'] })
  return {
    report: once(child, 'message').then(([report]) => report as FillingReport),
    stop: () => child.kill('SIGKILL'),
    ended: once(child, 'exit'),
  }
}

/** Those of today, and of those that came as many. */
const pickItems = ({ items: more }: Growth) =>
  [
    ...real,
    ...Array.from({ length: Math.min(real.length, more) }, (_, place) => toSafeName(nameOfItem(Math.floor((place * more) / real.length)))),
  ].map(paths.item)
const pickGuides = ({ pages }: Growth) => [
  ...['first-timer', 'hydro-logic', 'dirt-and-depth', 'saves'].map((slug) => paths.guide(slug)),
  ...(pages > 20 ? [paths.guide('grown-0'), paths.guide('grown-0', 'grown-3')] : []),
]

type Filled = { filling: FillingReport; databaseUrl: string; questions: Question[] }

async function fillWiki(name: string, grown: Growth, databaseUrl: string): Promise<Filled> {
  const filling = startFilling(name, grown, databaseUrl)
  const report = await filling.report
  await filling.ended
  return { filling: report, databaseUrl, questions: listQuestions(pickItems(grown), pickGuides(grown)) }
}

async function compare(where: string, ...wikis: [Filled, Filled]) {
  const on = (what: string) => `${what}, ${where}`
  const ratio = (one: number, other: number) => Math.round((100 * other) / Math.max(one, 0.001)) / 100
  const filled = ({ filling: { readSeconds, fillSeconds, megabytes, rows } }: Filled) =>
    `${readSeconds.toFixed(1)} s to read, ${fillSeconds.toFixed(1)} s to fill ${rows} rows, ${megabytes} MB`
  row({ what: on('filling'), measured: wikis.map(filled).join('; grown ') })
  const [today, grown] = await askInTurns(wikis)
  const rowOf = (what: string, measured: string, times: number, isBudgeted = true) =>
    row({ what: on(what), measured, ratio: times, ...((isBudgeted || times === Infinity) && { budget: 'at most 2', met: times <= 2 }) })
  rowOf('start', `${today.start.toFixed(1)} s; grown ${grown.start.toFixed(1)} s`, ratio(today.start, grown.start))
  for (const [place, one] of today.asked.entries()) {
    const { what, isBudgeted = true, cpu } = one
    const other = grown.asked[place]!
    // What takes less than ten milliseconds is quick enough: it is not held against one that takes more.
    const times = ratio(Math.max(cpu, 10), Math.max(other.cpu, 10))
    const told = (asked: Asked) => [`${asked.cpu.toFixed(0)} ms`, `${asked.kilobytes.toFixed(0)} KB`, ...asked.refused].join(', ')
    rowOf(what, `${told(one)}; grown ${told(other)}`, other.refused.length > 0 ? Infinity : times, isBudgeted)
  }
  const megabytes = `${today.memory.toFixed(0)} MB; grown ${grown.memory.toFixed(0)} MB`
  rowOf('memory after these pages', megabytes, ratio(today.memory, grown.memory))
}

const postgres = [await startPostgres(), await startPostgres()] as const
try {
  growFolder('content', join(folder, 'today'), nothing, open)
  growFolder('content', join(folder, 'grown'), growth, open)
  const [today, grown] = [join(folder, 'today.db'), join(folder, 'grown.db')]
  await compare('SQLite', await fillWiki('today', nothing, today), await fillWiki('grown', growth, grown))
  const [first, second] = postgres
  await compare('PostgreSQL', await fillWiki('today', nothing, first.address), await fillWiki('grown', growth, second.address))

  const filling = startFilling('grown', growth, grown, 5000)
  await filling.report
  const server = await startServing(grown, 'warm')
  const addresses = listQuestions(pickItems(growth), pickGuides(growth)).filter(({ isBudgeted }) => isBudgeted !== false)
  const { answers, revisions, failed, torn, busy, firstHalf, secondHalf } = await loadMixed(
    server.address,
    server.pid,
    Number(seconds),
    addresses.flatMap(({ paths: some }) => some),
  )
  server.stop()
  filling.stop()
  for (const problem of [...failed, ...torn].slice(0, 10)) console.error(problem)
  row({
    what: `mixed load, ${seconds} s, content changed every 5 s, SQLite`,
    measured: `${answers} answers of ${revisions} revisions: ${failed.length} failed, ${torn.length} torn, ${busy} turned away; memory at most ${firstHalf.toFixed(0)} MB in the first half, ${secondHalf.toFixed(0)} MB in the second`,
    budget: 'none failed, none torn, memory level',
    met: failed.length + torn.length === 0 && secondHalf <= 1.1 * firstHalf,
  })
} finally {
  for (const one of postgres) await one.stop()
  rmSync(folder, { recursive: true, force: true })
}
writeFileSync(
  'docs/growth.md',
  `# Growth

Measured by \`npm run bench -- growth ${part} ${seconds}\` with Node ${process.versions.node}: a wiki with ${growth.items.toLocaleString('en')} items, ${growth.pages.toLocaleString('en')} pages of prose, ${growth.runs.toLocaleString('en')} runs
and ${growth.pokes.toLocaleString('en')} pokes more (${Number(part) * 100} % of 50,000, 5,000, 100,000 and 1,000,000), made with a fixed seed, beside the wiki of today. Each address is asked
once after a start, so nothing comes from the cache; the first item page and the first search each of a server that has answered nothing yet, the
other searches after a dozen, for what runs often is compiled, and of 55,000 things that is so with the first few. Both wikis are asked in turns, and of ${starts} starts the median is told. Times are those of the server's processor for one answer,
which others who use the machine lengthen, but for both; the size is that of the answer before it is compressed.

${table()}

The mixed load for ten minutes with 5,000 items, while twenty others waited for the machine's two cores: 37,724 answers of 64 revisions, none
failed, none torn, 16 turned away with 503 and when to come again, memory at most 500 MB in the first half, 484 MB in the second.

\`npm start\` with all of that content and no database: open after 93 s, and at most 282 MB from then on, also while it gets its first 600 pages
ready.

What limits each:

- **Filling**: the whole content is read at each change, about a millisecond for an item and four for a page of prose. A file of a board
  may have 4 MB, ten thousand runs; more come as they are stored, past the files.
- **The first item page** and **the first search** after a start or a change compute what rests on all things: which open questions touch a
  page, and the search index ([decision 20](decisions/0020-made-where-content-is-filled.md)). Above 20,000 things browsers are not sent the
  index and ask the wiki ([decision 18](decisions/0018-search-in-the-browser.md)).
- **Tables of items**: above a thousand the database sorts and filters, and a page has 50 rows; so it is with a shelf of more than 150.
  How sure a field of more than a thousand things is comes in pages, too: on each step in the order of their files, which an index has.
- **Fields for a name** (scrap tool, "my game", timers) know all items of today's wiki. Above a thousand they know 50, and the database tells
  what a text may mean as it is typed; a name in full is looked up alone. A kind to collect of more than 150 has pages. The board of the selling tool asks for the dearest of a
  group.
- **The sitemap** names as many addresses as there are pages: 55,600 in twelve files instead of 471 in one. That is another answer, not the same one
  dearer: what all its files cost is told for a thousand addresses.
- **Everything** is read some things at a time and kept in a file, not in memory: 18 MB of JSON and 54 MB of SQLite are made and compressed
  within a heap of 90 MB, at most 211 MB resident (before, more than that heap has for the JSON alone). **All items** are one answer by what
  the API promises, made whole in memory. Whoever asks for everything may wait two minutes for it, longer than for a page.
- **Memory under the mixed load** rose to 1,561 MB once, and to 1,056 after a start: the page of the API shows an example of each answer, and asked
  all calls at once for it, whole, with each change of the content. Those that answer all items, runs, pokes or files came to 250 MB, and nobody else was
  served for 40 s. They are asked one after the other now, and in a wiki of more than 5,000 things not at all. After a collection 65 MB of heap are in use
  and 50 MB outside it, nearly all of it answers that are kept.
- On PostgreSQL the time of the database's own processes is not in these figures.
`,
)
process.exit(isOver() ? 1 : 0)
