// npm test: everything the gate runs. Ends with one line that counts all suites.
import { readFileSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { ensureBuilt, ensureInstalled, findNode, root, run } from './workspace.mjs'

const vitestReport = join(root, 'var', 'vitest.json')
const playwrightReport = join(root, 'var', 'playwright.json')
rmSync(vitestReport, { force: true })
rmSync(playwrightReport, { force: true })

await ensureInstalled()
await ensureBuilt()
const endings = []
await run(findNode(), [
  'node_modules/vitest/vitest.mjs',
  'run',
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${vitestReport}`,
]).catch((error) => endings.push(error.message))
await run(findNode(), ['node_modules/@playwright/test/cli.js', 'test', '--reporter=list,json'], {
  env: { PLAYWRIGHT_JSON_OUTPUT_FILE: playwrightReport, FORCE_COLOR: '0' },
}).catch((error) => endings.push(error.message))

const unit = readReport(vitestReport, readVitest)
const browser = readReport(playwrightReport, readPlaywright)
const passed = unit.passed + browser.passed
const failed = unit.failures.length + browser.failures.length
// Told once more at the very end: twenty minutes of passed tests scroll the failed one out of sight.
for (const { name, why } of [...unit.failures, ...browser.failures]) console.error(`\nFAILED ${name}\n${why}`)
for (const ending of endings) console.error(`\n${ending}`)
// A suite that ended badly without a failed test (it did not start, or an error escaped) counts as one failure.
const counted = Math.max(failed, endings.length)
console.log(`\n${passed} passed, ${counted} failed`)
process.exit(counted === 0 && passed > 0 ? 0 : 1)

function readReport(file, read) {
  try {
    return read(JSON.parse(readFileSync(file, 'utf8')))
  } catch (error) {
    return { passed: 0, failures: [{ name: file, why: `the report can't be read: ${error.message}` }] }
  }
}

function readVitest({ numPassedTests, testResults }) {
  const failures = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const tests = assertionResults
      .filter((result) => result.status === 'failed')
      .map((result) => ({ name: `${relative(root, name)} > ${result.fullName}`, why: result.failureMessages.join('\n') }))
    return tests.length === 0 && status === 'failed' ? [{ name: relative(root, name), why: message }] : tests
  })
  return { passed: numPassedTests, failures }
}

function readPlaywright({ stats, suites, errors }) {
  const specs = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specs)]
  const failures = suites.flatMap(specs).flatMap(({ file, line, title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ projectName, results }) => ({
        name: `[${projectName}] test/browser/${file}:${line} > ${title}`,
        why: results.flatMap((result) => result.errors.map(({ message }) => message)).join('\n'),
      })),
  )
  return { passed: stats.expected, failures: [...failures, ...errors.map(({ message }) => ({ name: 'browser tests', why: message }))] }
}
