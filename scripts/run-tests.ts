// The steps of `npm test`, run by the wiki's own Node: the checks, then every suite.
//   npm test                      everything but Firefox and WebKit
//   npm test -- --engines         with them, as in CI
//   npm test -- pages browser     some parts, without the checks: rules, api, pages, faults, engines, browser
//   npm run test:engines          Firefox and WebKit alone
//   npm run test:long             all tests in all engines, with every page on every screen, more random cases and a new seed; browser tests also on the static export
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { hasSharedMemory, sharedMemory } from './shared-memory.ts'
import { judge, readPlaywright, readVitest, type Suite } from './test-reports.ts'
import { ensureBuilt, findNode, root, run } from './workspace.mjs'
import { missingBrowsers } from '../test/engines/browsers.ts'

const node = findNode()
/**
 * Parallel lanes of batches; vitest runs the projects of a batch (vitest.config.ts) together. The rules have one worker, because each
 * worker loads all modules and content again.
 */
const lanes: { projects: string[]; workers?: number }[][] = [
  [{ projects: ['faults', 'api', 'pages'] }],
  [
    { projects: ['rules'], workers: 1 },
    { projects: ['engines'], workers: 2 },
  ],
]
const allParts = [...lanes.flat().flatMap(({ projects }) => projects), 'browser']
const parts = process.argv.slice(2).filter((word) => !word.startsWith('-'))
const hasEngines = ['--engines', '--long'].some((option) => process.argv.includes(option))
const requested = parts.length > 0 ? parts : allParts.filter((part) => part !== 'engines' || hasEngines)
const unknown = parts.filter((part) => !allParts.includes(part))
if (unknown.length > 0) {
  console.error(`\n  There is no part "${unknown.join('", "')}". Use ${allParts.join(', ')}.\n`)
  process.exit(1)
}
const isLong = process.argv.includes('--long')
const settings: Record<string, string> = {
  ...(isLong && { TEST_LONG: 'true' }),
  ...findFolder(),
  // Two dozen servers start and share their compiled code.
  NODE_COMPILE_CACHE: join(root, 'var', 'compile-cache'),
}
/** Keeps colors in piped output. */
const colours: Record<string, string> = process.stdout.isTTY ? { FORCE_COLOR: '1' } : {}

/** Failures outside of tests: a check, or a suite that did not start or had an uncaught error. */
const endings: string[] = []
const attempt = (args: string[], { env, ...how }: Parameters<typeof run>[2] = {}) =>
  run(node, args, { ...how, env: { ...settings, ...env } }).catch((error: unknown) =>
    endings.push(String(error instanceof Error ? error.message : error).replace(/\n[^]*/, '')),
  )

if (parts.length === 0) await attempt(['scripts/run-checks.ts'])
const failedChecks = endings.length
await ensureBuilt()

// Chromium runs last: in parallel with the others it took longer on two cores (7.7 minutes instead of 6.8).
const suites = [...(await runVitest()), ...(requested.includes('browser') ? await runBrowser('playwright') : [])]

const failures = suites.flatMap((suite) => suite.failures)
// Repeated at the end, so that the output of passed tests does not hide failures.
for (const { name, why } of failures) console.error(`\nFAILED ${name}\n${why}`)
for (const ending of endings) console.error(`\n${ending}`)
console.log('\nThe slowest files, in seconds')
const files = suites.flatMap((suite) => suite.files).toSorted((a, b) => b.seconds - a.seconds)
for (const { file, seconds } of files.slice(0, 10)) console.log(`${seconds.toFixed(1).padStart(7)}  ${file}`)
if (requested.includes('engines'))
  for (const [engine, missing] of Object.entries(missingBrowsers)) if (missing) console.log(`\n${engine} was not tested: ${missing}`)
const { passed, failed, isOk } = judge(suites, endings.length, failedChecks)
console.log(`\n${passed} passed, ${failed} failed`)
process.exit(isOk ? 0 : 1)

/** A temporary folder in memory if there is enough: on a disk, the small files of the tests take a tenth of the CPU time. */
function findFolder(): { TMPDIR?: string } {
  if (isLong || process.env.TMPDIR || !hasSharedMemory(2)) return {}
  const folder = mkdtempSync(join(sharedMemory, 'wiki-tests-'))
  // As root, PostgreSQL runs as another user.
  chmodSync(folder, 0o755)
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
  return { TMPDIR: folder }
}

async function runVitest(): Promise<Suite[]> {
  const chosen = lanes.map((lane) =>
    lane
      .map((batch) => ({ ...batch, projects: batch.projects.filter((project) => requested.includes(project)) }))
      .filter((batch) => batch.projects.length > 0),
  )
  // A single run writes to the terminal directly.
  const how = chosen.flat().length > 1 ? { quiet: true, hear: (output: string) => process.stdout.write(output), env: colours } : {}
  const results = await Promise.all(
    chosen.map(async (lane) => {
      const done: Suite[] = []
      for (const batch of lane) done.push(await runBatch(batch, how))
      return done
    }),
  )
  return results.flat()
}

async function runBatch({ projects, workers }: (typeof lanes)[number][number], how: Parameters<typeof run>[2]): Promise<Suite> {
  const report = join(root, 'var', `vitest-${projects.join('-')}.json`)
  rmSync(report, { force: true })
  const options = [...projects.flatMap((project) => ['--project', project]), ...(workers ? [`--maxWorkers=${workers}`] : [])]
  const reporting = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  await attempt(['node_modules/vitest/vitest.mjs', 'run', ...options, ...reporting], how)
  return orFailed(() => readVitest(report))
}

async function runBrowser(name: string, options: string[] = []): Promise<Suite[]> {
  const report = join(root, 'var', `${name}.json`)
  rmSync(report, { force: true })
  await attempt(['node_modules/@playwright/test/cli.js', 'test', ...options, '--reporter=list,json'], {
    env: {
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
      FORCE_COLOR: '0',
      REAL_WIKI_FILLED: String(requested.includes('pages')),
    },
  })
  return [orFailed(() => readPlaywright(report))]
}

function orFailed(read: () => Suite): Suite {
  try {
    return read()
  } catch (error) {
    return { passed: 0, failures: [{ name: 'a suite', why: `its report can't be read: ${String(error)}` }], files: [] }
  }
}
