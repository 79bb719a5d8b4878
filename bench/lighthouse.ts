import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import lighthouse from 'lighthouse'
import { chromium } from 'playwright-core'
import { findChromium } from '../test/support/chromium.ts'
import { kinds } from '../test/support/kinds.ts'
import { startServer } from './start-server.ts'

/**
 * npm run lighthouse: the mobile scores of every kind of page, each the median of three runs. Addresses can be given to look
 * at only these: npm run lighthouse -- /database /faq
 */
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const runs = Number(process.env.LIGHTHOUSE_RUNS ?? 3)
const port = 9333

const folder = mkdtempSync(join(tmpdir(), 'wiki-lighthouse-'))
const server = await startServer(join(folder, 'wiki.db'))
const { path: executablePath, args, environment } = await findChromium()
const browser = await chromium.launch({ executablePath, args: [...args, `--remote-debugging-port=${port}`], env: environment })
const given = process.argv.slice(2)
const rows = [
  '| page | performance | accessibility | best practices | SEO | layout shift | first paint | largest paint |',
  '|---|---|---|---|---|---|---|---|',
]
const wanting = new Map<string, Set<string>>()
let isBelow = false
console.log(rows.join('\n'))
for (const path of given.length > 0 ? given : kinds.map((kind) => kind.path)) {
  const results: Awaited<ReturnType<typeof measure>>[] = []
  for (let run = 0; run < runs; run++) results.push(await measure(path))
  const reached = categories.map((category) => Math.round(median(results.map(({ scores }) => scores[category])) * 100))
  isBelow ||= reached.some((score) => score < 100)
  const row = [
    path,
    ...reached.map(String),
    median(results.map(({ shift }) => shift)).toFixed(3),
    `${Math.round(median(results.map(({ first }) => first)))} ms`,
    `${Math.round(median(results.map(({ largest }) => largest)))} ms`,
  ]
  rows.push(`| ${row.join(' | ')} |`)
  console.log(rows.at(-1))
}
for (const [audit, paths] of wanting) console.log(`\n${audit}\n  ${[...paths].join(' ')}`)
if (given.length === 0) {
  writeFileSync(
    'docs/lighthouse.md',
    `# Lighthouse

Mobile scores by \`npm run lighthouse\`: each the median of ${runs} runs against a production server on the same machine, with
Lighthouse's simulated slow phone and network. The goal is 100 in all four, and no layout shift.

${rows.join('\n')}
`,
  )
}
await browser.close()
server.stop()
rmSync(folder, { recursive: true, force: true })
if (isBelow) console.error('\nSome are below the goal of 100.')
process.exitCode = isBelow ? 1 : 0

async function measure(path: string) {
  const result = await lighthouse(server.address + path, { port, onlyCategories: [...categories], logLevel: 'error' })
  if (!result) throw new Error(`Lighthouse has nothing to say about ${path}.`)
  const { categories: scored, audits } = result.lhr
  if (result.lhr.runtimeError) throw new Error(`${path}: ${result.lhr.runtimeError.message}`)
  const scores = Object.fromEntries(categories.map((category) => [category, scored[category]?.score ?? 0])) as Record<
    (typeof categories)[number],
    number
  >
  for (const category of categories)
    for (const { id, weight } of scored[category]?.auditRefs ?? []) {
      const audit = audits[id]
      if (weight > 0 && typeof audit?.score === 'number' && audit.score < 0.9) note(`${category}: ${audit.title}`, path)
    }
  return {
    scores,
    shift: audits['cumulative-layout-shift']?.numericValue ?? 0,
    first: audits['first-contentful-paint']?.numericValue ?? 0,
    largest: audits['largest-contentful-paint']?.numericValue ?? 0,
  }
}

function note(audit: string, path: string) {
  wanting.set(audit, (wanting.get(audit) ?? new Set()).add(path))
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}
