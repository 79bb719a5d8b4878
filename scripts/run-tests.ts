// What `npm test` runs, on the wiki's own Node once its packages are there: the checks, then every suite.
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { readPlaywright, readVitest, type Suite } from './test-reports.ts'
import { ensureBuilt, findNode, root, run } from './workspace.mjs'

const node = findNode()
const vitestReport = join(root, 'var', 'vitest.json')
const playwrightReport = join(root, 'var', 'playwright.json')
rmSync(vitestReport, { force: true })
rmSync(playwrightReport, { force: true })

/** What ended badly: a check, or a suite that did not start or let an error escape. */
const endings: string[] = []
const attempt = (args: string[], env: Record<string, string> = {}) =>
  run(node, args, { env }).catch((error: unknown) => endings.push(error instanceof Error ? error.message : String(error)))

await attempt(['scripts/run-checks.ts'])
const failedChecks = endings.length
await ensureBuilt()
await attempt(['node_modules/vitest/vitest.mjs', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${vitestReport}`])
await attempt(['node_modules/@playwright/test/cli.js', 'test', '--reporter=list,json'], {
  PLAYWRIGHT_JSON_OUTPUT_FILE: playwrightReport,
  FORCE_COLOR: '0',
})

const suites = [orFailed(() => readVitest(vitestReport)), orFailed(() => readPlaywright(playwrightReport))]
const passed = suites.reduce((sum, suite) => sum + suite.passed, 0)
const failures = suites.flatMap((suite) => suite.failures)
// Told once more at the very end: minutes of passed tests scroll the failed one out of sight.
for (const { name, why } of failures) console.error(`\nFAILED ${name}\n${why}`)
for (const ending of endings) console.error(`\n${ending}`)
// A suite that ended badly without a failed test counts as one failure, and so do the checks.
const failed = Math.max(failures.length, endings.length - failedChecks) + failedChecks
console.log(`\n${passed} passed, ${failed} failed`)
process.exit(failed === 0 && passed > 0 ? 0 : 1)

function orFailed(read: () => Suite): Suite {
  try {
    return read()
  } catch (error) {
    return { passed: 0, failures: [{ name: 'a suite', why: `its report can't be read: ${String(error)}` }] }
  }
}
