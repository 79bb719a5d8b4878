import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { root } from './workspace.mjs'

export type Failure = { name: string; why: string }
export type Suite = { passed: number; failures: Failure[]; files: { file: string; seconds: number }[] }

/**
 * Summarizes all suites. A suite that failed without a failed test counts as one failure, and so does each failed check. Without a
 * passed test, the result is a failure.
 */
export function judge(suites: readonly Suite[], badEndings: number, failedChecks: number) {
  const passed = suites.reduce((sum, suite) => sum + suite.passed, 0)
  const failures = suites.reduce((sum, suite) => sum + suite.failures.length, 0)
  const failed = Math.max(failures, badEndings - failedChecks) + failedChecks
  return { passed, failed, isOk: failed === 0 && passed > 0 }
}

/** Reads vitest's JSON report. */
export function readVitest(file: string): Suite {
  const { numPassedTests, testResults } = readReport(file) as VitestReport
  const failures = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const tests = assertionResults
      .filter((result) => result.status === 'failed')
      .map((result) => ({ name: `${relative(root, name)} > ${result.fullName}`, why: result.failureMessages.join('\n') }))
    return tests.length === 0 && status === 'failed' ? [{ name: relative(root, name), why: message }] : tests
  })
  const files = testResults.map(({ name, startTime, endTime }) => ({ file: relative(root, name), seconds: (endTime - startTime) / 1000 }))
  return { passed: numPassedTests, failures, files }
}

/** Reads Playwright's JSON report. */
export function readPlaywright(file: string): Suite {
  const { stats, suites, errors } = readReport(file) as PlaywrightReport
  const failures = [
    ...suites.flatMap(listSpecs).flatMap(listFailures),
    ...errors.map(({ message }) => ({ name: 'browser tests', why: message })),
  ]
  return { passed: stats.expected, failures, files: suites.map(toFile) }
}

function listSpecs({ specs = [], suites = [] }: PlaywrightSuite): Spec[] {
  return [...specs, ...suites.flatMap(listSpecs)]
}

/** Merges the runs of a file on several screens. */
function toFile(suite: PlaywrightSuite) {
  const durations = listSpecs(suite).flatMap(({ tests }) => tests.flatMap(({ results }) => results.map(({ duration }) => duration)))
  return { file: `test/browser/${suite.file}`, seconds: durations.reduce((sum, duration) => sum + duration, 0) / 1000 }
}

function listFailures({ file, line, title, tests }: Spec): Failure[] {
  return tests
    .filter(({ status }) => status === 'unexpected' || status === 'flaky')
    .map(({ projectName, results }) => ({
      name: `[${projectName}] test/browser/${file}:${line} > ${title}`,
      why: results.flatMap((result) => result.errors.map(({ message }) => message)).join('\n'),
    }))
}

function readReport(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'))
}

type VitestReport = {
  numPassedTests: number
  testResults: {
    name: string
    status: string
    message: string
    startTime: number
    endTime: number
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[]
  }[]
}
type PlaywrightReport = { stats: { expected: number }; suites: PlaywrightSuite[]; errors: { message: string }[] }
type PlaywrightSuite = { file: string; specs?: Spec[]; suites?: PlaywrightSuite[] }
type Spec = {
  file: string
  line: number
  title: string
  tests: { status: string; projectName: string; results: { duration: number; errors: { message: string }[] }[] }[]
}
