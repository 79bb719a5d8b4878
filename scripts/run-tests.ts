// What `npm test` runs, on the wiki's own Node once its packages are there: the checks, then every suite.
//   npm test                      everything
//   npm test -- pages browser     some parts, without the checks: rules, api, pages, faults, browser
//   npm run test:long             everything, with every page on every screen, more chance, and a seed of its own
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { readPlaywright, readVitest, type Suite } from './test-reports.ts'
import { ensureBuilt, findNode, root, run } from './workspace.mjs'

const node = findNode()
const reports = { vitest: join(root, 'var', 'vitest.json'), playwright: join(root, 'var', 'playwright.json') }
/** The parts that vitest runs, each a project of vitest.config.ts. Those that wait the most come first. */
const projects = ['faults', 'api', 'pages', 'rules']
const parts = process.argv.slice(2).filter((word) => !word.startsWith('-'))
const wanted = parts.length > 0 ? parts : [...projects, 'browser']
const unknown = parts.filter((part) => part !== 'browser' && !projects.includes(part))
if (unknown.length > 0) {
  console.error(`\n  There is no part "${unknown.join('", "')}" of the tests; there are ${[...projects, 'browser'].join(', ')}.\n`)
  process.exit(1)
}
const settings: Record<string, string> = {
  ...(process.argv.includes('--long') && { TEST_LONG: 'true' }),
  // Two dozen servers start: what one has compiled, the next one takes.
  NODE_COMPILE_CACHE: join(root, 'var', 'compile-cache'),
}

/** What ended badly: a check, or a suite that did not start or let an error escape. */
const endings: string[] = []
const attempt = (args: string[], env: Record<string, string> = {}) =>
  run(node, args, { env: { ...settings, ...env } }).catch((error: unknown) =>
    endings.push(error instanceof Error ? error.message : String(error)),
  )

if (parts.length === 0) await attempt(['scripts/run-checks.ts'])
const failedChecks = endings.length
await ensureBuilt()

const own = projects.filter((project) => wanted.includes(project))
// One after the other: side by side they took longer on two cores (7.7 minutes against 6.8), and more processor time.
const suites = [...(own.length > 0 ? await runVitest() : []), ...(wanted.includes('browser') ? await runBrowser() : [])]

const passed = suites.reduce((sum, suite) => sum + suite.passed, 0)
const failures = suites.flatMap((suite) => suite.failures)
// Told once more at the very end: minutes of passed tests scroll the failed one out of sight.
for (const { name, why } of failures) console.error(`\nFAILED ${name}\n${why}`)
for (const ending of endings) console.error(`\n${ending}`)
console.log('\nThe slowest files, in seconds')
const files = suites.flatMap((suite) => suite.files).toSorted((a, b) => b.seconds - a.seconds)
for (const { file, seconds } of files.slice(0, 10)) console.log(`${seconds.toFixed(1).padStart(7)}  ${file}`)
// A suite that ended badly without a failed test counts as one failure, and so do the checks.
const failed = Math.max(failures.length, endings.length - failedChecks) + failedChecks
console.log(`\n${passed} passed, ${failed} failed`)
process.exit(failed === 0 && passed > 0 ? 0 : 1)

async function runVitest(): Promise<Suite[]> {
  rmSync(reports.vitest, { force: true })
  const chosen = own.flatMap((project) => ['--project', project])
  const report = ['--reporter=default', '--reporter=json', `--outputFile.json=${reports.vitest}`]
  await attempt(['node_modules/vitest/vitest.mjs', 'run', ...chosen, ...report])
  return [orFailed(() => readVitest(reports.vitest))]
}

async function runBrowser(): Promise<Suite[]> {
  rmSync(reports.playwright, { force: true })
  for (const file of ['', '-wal', '-shm']) rmSync(join(root, 'var', `browser-test.db${file}`), { force: true })
  await attempt(['node_modules/@playwright/test/cli.js', 'test', '--reporter=list,json'], {
    PLAYWRIGHT_JSON_OUTPUT_FILE: reports.playwright,
    FORCE_COLOR: '0',
  })
  return [orFailed(() => readPlaywright(reports.playwright))]
}

function orFailed(read: () => Suite): Suite {
  try {
    return read()
  } catch (error) {
    return { passed: 0, failures: [{ name: 'a suite', why: `its report can't be read: ${String(error)}` }], files: [] }
  }
}
