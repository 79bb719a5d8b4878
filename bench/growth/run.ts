import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readContent } from '#content/read-content.ts'
import { toSafeName } from '#model/text/slugs.ts'
import { paths } from '#model/wiki/paths.ts'
import { startPostgres } from '../../test/support/start-postgres.ts'
import { createReport } from '../report.ts'
import { measureAlternately, startServing, type Measurement } from './ask-wikis.ts'
import type { FillingOrder, FillingReport } from './fill-grown.ts'
import { growFolder, nameOfItem, tenfold, type Growth } from './grow-content.ts'
import { loadMixed } from './mixed-load.ts'
import { listQuestions, type GrowthQuestion } from './questions.ts'

/**
 * npm run bench -- growth [seconds of load]: a wiki of ten times the current size, on both databases. CPU time is compared, so the
 * ratios hold while other processes use the machine.
 */
const [seconds = '120'] = process.argv.slice(2)
/** CPU time of the first answer after a start, which also builds lists and the search index from all things: a part of the start. */
const maxFirstMs = 1500
const nothing: Growth = { items: 0, pages: 0, runs: 0, pokes: 0 }
const folder = mkdtempSync(join(tmpdir(), 'wiki-growth-'))
const { items, shops } = readContent('content')
const open = shops.filter(({ active }) => active).map(({ id }) => id)
const real = items.filter(({ active }, index) => active && index % 12 === 0).map(({ safe_name }) => safe_name)
const { row, writeAndExit } = createReport('docs/growth.md', 'growth')

function startFilling(name: string, { runs, pokes }: Growth, databaseUrl: string, changeEvery?: number) {
  const order: FillingOrder = { folder: join(folder, name), databaseUrl, runs, pokes, ...(changeEvery && { changeEvery }) }
  const child = fork(join(import.meta.dirname, 'fill-grown.ts'), [JSON.stringify(order)], { execArgv: ['--max-old-space-size=8192'] })
  return {
    report: once(child, 'message').then(([report]) => report as FillingReport),
    stop: () => child.kill('SIGKILL'),
    ended: once(child, 'exit'),
  }
}

/** Paths of real items, and of as many generated ones. */
const pickItems = ({ items: more }: Growth) =>
  [
    ...real,
    ...Array.from({ length: Math.min(real.length, more) }, (_, index) => toSafeName(nameOfItem(Math.floor((index * more) / real.length)))),
  ].map(paths.item)
const pickGuides = ({ pages }: Growth) => [
  ...['first-timer', 'hydro-logic', 'dirt-and-depth', 'saves'].map((slug) => paths.guide(slug)),
  ...(pages > 20 ? [paths.guide('grown-0'), paths.guide('grown-0', 'grown-3')] : []),
]

type Filled = { filling: FillingReport; databaseUrl: string; questions: GrowthQuestion[] }

async function fillWiki(name: string, grown: Growth, databaseUrl: string): Promise<Filled> {
  const filling = startFilling(name, grown, databaseUrl)
  const report = await filling.report
  await filling.ended
  return { filling: report, databaseUrl, questions: listQuestions(pickItems(grown), pickGuides(grown)) }
}

async function compareWikis(where: string, ...wikis: [Filled, Filled]) {
  const on = (what: string) => `${what}, ${where}`
  const ratio = (before: number, after: number) => Math.round((100 * after) / Math.max(before, 0.001)) / 100
  const filled = ({ filling: { readSeconds, fillSeconds, megabytes, rows } }: Filled) =>
    `${readSeconds.toFixed(1)} s to read, ${fillSeconds.toFixed(1)} s to fill ${rows} rows, ${megabytes} MB`
  row({ what: on('filling'), measured: wikis.map(filled).join('; grown ') })
  const [today, grown] = await measureAlternately(wikis)
  const rowOf = (what: string, measured: string, times: number, isBudgeted = true) =>
    (isBudgeted || times === Infinity) && row({ what: on(what), measured, ratio: times, budget: 'at most 2', met: times <= 2 })
  rowOf('start', `${today.start.toFixed(1)} s; grown ${grown.start.toFixed(1)} s`, ratio(today.start, grown.start))
  for (const [index, measurement] of today.measurements.entries()) {
    const { what, isBudgeted = true, isFirst, cpu } = measurement
    const other = grown.measurements[index]!
    // Below ten milliseconds, differences do not count.
    const times = ratio(Math.max(cpu, 10), Math.max(other.cpu, 10))
    const formatMeasurement = (entry: Measurement) =>
      [`${entry.cpu.toFixed(0)} ms`, `${entry.kilobytes.toFixed(0)} KB`, ...entry.refused].join(', ')
    const measured = `${formatMeasurement(measurement)}; grown ${formatMeasurement(other)}`
    if (isFirst) {
      const met = other.cpu <= maxFirstMs && other.refused.length === 0
      row({ what: on(what), measured, ratio: times, budget: `within ${maxFirstMs / 1000} s`, met })
    } else rowOf(what, measured, other.refused.length > 0 ? Infinity : times, isBudgeted)
  }
  const megabytes = `${today.memory.toFixed(0)} MB; grown ${grown.memory.toFixed(0)} MB`
  rowOf('memory after these pages', megabytes, ratio(today.memory, grown.memory))
}

const postgres = [await startPostgres(), await startPostgres()] as const
try {
  growFolder('content', join(folder, 'today'), nothing, open)
  growFolder('content', join(folder, 'grown'), tenfold, open)
  const [today, grown] = [join(folder, 'today.db'), join(folder, 'grown.db')]
  await compareWikis('SQLite', await fillWiki('today', nothing, today), await fillWiki('grown', tenfold, grown))
  const [first, second] = postgres
  await compareWikis('PostgreSQL', await fillWiki('today', nothing, first.address), await fillWiki('grown', tenfold, second.address))

  const filling = startFilling('grown', tenfold, grown, 5000)
  await filling.report
  const server = await startServing(grown, 'warm')
  const addresses = listQuestions(pickItems(tenfold), pickGuides(tenfold)).filter(({ isBudgeted }) => isBudgeted !== false)
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
  for (const server of postgres) await server.stop()
  rmSync(folder, { recursive: true, force: true })
}
writeAndExit()
