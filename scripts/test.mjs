// npm test: everything the gate runs. Ends with one line that counts all suites.
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { ensureBuilt, ensureInstalled, findNode, root, run } from './workspace.mjs'

const vitestReport = join(root, 'var', 'vitest.json')
const playwrightReport = join(root, 'var', 'playwright.json')
rmSync(vitestReport, { force: true })
rmSync(playwrightReport, { force: true })

await ensureInstalled()
await ensureBuilt()
const failures = []
await run(findNode(), [
  'node_modules/vitest/vitest.mjs',
  'run',
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${vitestReport}`,
]).catch((error) => failures.push(error.message))
await run(findNode(), ['node_modules/@playwright/test/cli.js', 'test', '--reporter=list,json'], {
  env: { PLAYWRIGHT_JSON_OUTPUT_FILE: playwrightReport, FORCE_COLOR: '0' },
}).catch((error) => failures.push(error.message))

const unit = readReport(vitestReport, ({ numPassedTests, numFailedTests, numFailedTestSuites }) => ({
  passed: numPassedTests,
  failed: Math.max(numFailedTests, numFailedTestSuites > 0 ? 1 : 0),
}))
const browser = readReport(playwrightReport, ({ stats }) => ({ passed: stats.expected, failed: stats.unexpected + stats.flaky }))
const passed = unit.passed + browser.passed
// A suite that ended badly without a failed test (it did not start, or an error escaped) counts as one failure.
const failed = Math.max(unit.failed + browser.failed, failures.length)
for (const failure of failures) console.error(`  ${failure}`)
console.log(`\n${passed} passed, ${failed} failed`)
process.exit(failed === 0 && passed > 0 ? 0 : 1)

function readReport(file, count) {
  try {
    return count(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    return { passed: 0, failed: 1 }
  }
}
