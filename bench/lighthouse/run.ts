import { execFile, execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { chromium } from '@playwright/test'
import { z } from 'zod'
import { findChromium } from '../../test/support/chromium.ts'
import { pageSamples } from '../../test/support/page-samples.ts'
import { median } from '../median.ts'
import { startServer, visitEveryPage } from '../start-server.ts'

/**
 * npm run lighthouse: mobile scores of every kind of page, each the median of five runs. To measure only some pages:
 * npm run lighthouse -- /database /faq
 * LIGHTHOUSE_THROTTLING=devtools slows the CPU and the network instead of simulating it (see decision 29).
 */
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const runs = Number(process.env.LIGHTHOUSE_RUNS ?? 5)
const throttling = process.env.LIGHTHOUSE_THROTTLING ?? 'simulate'
const port = 9333

/** One run, with times in milliseconds. */
type Measured = { scores: Record<(typeof categories)[number], number>; shift: number; first: number; largest: number; blocked: number }

/** The used part of Lighthouse's report. */
const Report = z.object({
  categories: z.record(
    z.string(),
    z.object({ score: z.number().nullable(), auditRefs: z.array(z.object({ id: z.string(), weight: z.number() })) }),
  ),
  audits: z.record(z.string(), z.object({ title: z.string(), score: z.number().nullable(), numericValue: z.number().optional() })),
  runtimeError: z.object({ message: z.string() }).optional(),
  environment: z.object({ benchmarkIndex: z.number() }),
})

const folder = mkdtempSync(join(tmpdir(), 'wiki-lighthouse-'))
const server = await startServer(join(folder, 'wiki.db'), join(folder, 'requests.log'))
const { path: executablePath, args, environment } = await findChromium()
const browser = await chromium.launch({ executablePath, args: [...args, `--remote-debugging-port=${port}`], env: environment })
const requested = process.argv.slice(2)
const head = [
  '| page | performance | accessibility | best practices | SEO | layout shift | first paint | largest paint | blocked |',
  '|---|---|---|---|---|---|---|---|---|',
]
/** A row of the table, with the times for sorting. */
type Row = { text: string; isBelow: boolean; blocked: number; largest: number }
const rows: Row[] = []
const documentedRows = 4
const wanting = new Map<string, Set<string>>()
const speeds: number[] = []
try {
  await visitEveryPage(server.address)
  console.log(head.join('\n'))
  for (const path of requested.length > 0 ? requested : pageSamples.map((sample) => sample.path)) {
    const row = await measureOften(path)
    rows.push(row)
    console.log(row.text)
  }
  for (const [audit, paths] of wanting) console.log(`\n${audit}\n  ${[...paths].join(' ')}`)
  // The document tells of simulated runs.
  if (requested.length === 0 && throttling === 'simulate') writeFileSync('docs/lighthouse.md', describe())
} finally {
  await browser.close()
  server.stop()
  rmSync(folder, { recursive: true, force: true })
}
const isAnyBelow = rows.some(({ isBelow }) => isBelow)
if (isAnyBelow) console.error('\nSome are below the goal of 100.')
process.exitCode = isAnyBelow ? 1 : 0

async function measureOften(path: string): Promise<Row> {
  // Pages with noindex are not scored for it.
  const page = await fetch(server.address + path)
  const isListed = !/<meta name="?robots"? content="?noindex/.test(await page.text())
  const results: Measured[] = []
  while (results.length < runs && !isDecided(results)) results.push(await measure(path, isListed ? [] : ['is-crawlable']))
  const middle = (of: (result: Measured) => number) => median(results.map(of))
  const reached = categories.map((category) => Math.round(middle(({ scores }) => scores[category]) * 100))
  const times = [middle(({ first }) => first), middle(({ largest }) => largest), middle(({ blocked }) => blocked)]
  const [, largest = 0, blocked = 0] = times
  const cells = [
    isListed ? path : `${path} ¹`,
    ...reached,
    middle(({ shift }) => shift).toFixed(3),
    ...times.map((time) => `${Math.round(time)} ms`),
  ]
  return { text: `| ${cells.join(' | ')} |`, isBelow: reached.some((score) => score < 100), blocked, largest }
}

/** True when more than half of all runs have 100 in every category: the other runs cannot change the median. */
function isDecided(results: Measured[]): boolean {
  return categories.every((category) => results.filter(({ scores }) => Math.round(scores[category] * 100) === 100).length > runs / 2)
}

/** Runs Lighthouse's command. scripts/lighthouse.mjs installs it beside this file. */
async function askLighthouse(path: string, skipAudits: string[]) {
  const command = join(import.meta.dirname, 'node_modules', 'lighthouse', 'cli', 'index.js')
  const how = [
    `--port=${port}`,
    '--output=json',
    '--quiet',
    `--only-categories=${categories.join(',')}`,
    `--throttling-method=${throttling}`,
    `--skip-audits=${skipAudits.join(',')}`,
  ]
  const { stdout } = await promisify(execFile)(process.execPath, [command, server.address + path, ...how], { maxBuffer: 64 * 1024 ** 2 })
  return Report.parse(JSON.parse(stdout))
}

/** Runs Lighthouse again when the browser's trace is incomplete. */
async function measure(path: string, skipAudits: string[], tries = 3): Promise<Measured> {
  const { categories: scored, audits, runtimeError, environment: machine } = await askLighthouse(path, skipAudits)
  const isWhole = !runtimeError && scored.performance?.score !== null
  if (!isWhole && tries > 1) return measure(path, skipAudits, tries - 1)
  if (!isWhole) throw new Error(`${path}: ${runtimeError?.message ?? 'Lighthouse returned no performance score. Run the command again.'}`)
  speeds.push(machine.benchmarkIndex)
  const scores = Object.fromEntries(categories.map((category) => [category, scored[category]?.score ?? 0])) as Measured['scores']
  for (const category of categories)
    for (const { id, weight } of scored[category]?.auditRefs ?? []) {
      const audit = audits[id]
      if (weight > 0 && typeof audit?.score === 'number' && audit.score < 0.9) note(`${category}: ${audit.title}`, path)
    }
  const auditValue = (audit: string) => audits[audit]?.numericValue ?? 0
  return {
    scores,
    shift: auditValue('cumulative-layout-shift'),
    first: auditValue('first-contentful-paint'),
    largest: auditValue('largest-contentful-paint'),
    blocked: auditValue('total-blocking-time'),
  }
}

/** A summary of all pages, and the rows of the slowest ones. */
function describe(): string {
  const below = rows.filter(({ isBelow }) => isBelow)
  const slowest = rows.filter(({ isBelow }) => !isBelow).toSorted((a, b) => b.blocked - a.blocked || b.largest - a.largest)
  const shown = [...below, ...slowest.slice(0, Math.max(0, documentedRows - below.length))]
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim()
  return `# Lighthouse

Measured on ${new Date().toISOString().slice(0, 10)}, commit ${commit}.

Mobile scores by \`npm run lighthouse\`, the median of at most ${runs} runs per page, with a simulated slow phone and network. The goal is 100 in
all four categories and no layout shift. ${rows.length - below.length} of ${rows.length} kinds of pages reach it. The largest paint comes after at most
${Math.round(Math.max(...rows.map(({ largest }) => largest)))} ms. These have the least to spare:

${[...head, ...shown.map(({ text }) => text)].join('\n')}

¹ Asks search engines not to list it, and is scored without that audit.

Blocked time depends on the machine, and its \`benchmarkIndex\`, ${Math.round(median(speeds))}, does not tell how much:
[decision 29](decisions/0029-blocked-time-by-real-throttling.md).
`
}

function note(audit: string, path: string) {
  wanting.set(audit, (wanting.get(audit) ?? new Set()).add(path))
}
