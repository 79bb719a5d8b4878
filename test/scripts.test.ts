import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { readOrder } from '../scripts/start-order.mjs'
import { judge, readPlaywright, readVitest, type Suite } from '../scripts/test-reports.ts'
import { hashFiles, root, run, step } from '../scripts/workspace.mjs'

const folder = mkdtempSync(join(tmpdir(), 'wiki-scripts-'))
afterAll(() => rmSync(folder, { recursive: true }))

function write(name: string, what: unknown): string {
  const path = join(folder, name)
  writeFileSync(path, JSON.stringify(what))
  return path
}

describe('the gate', () => {
  const well: Suite = { passed: 3, failures: [], files: [] }
  const ill: Suite = { passed: 2, failures: [{ name: 'a', why: 'b' }], files: [] }

  test.each([
    ['all is well', [well, well], 0, 0, { passed: 6, failed: 0, isOk: true }],
    ['a test failed, and so its suite ended badly', [well, ill], 1, 0, { passed: 5, failed: 1, isOk: false }],
    ['a suite ended badly without a failed test', [well, well], 1, 0, { passed: 6, failed: 1, isOk: false }],
    ['a check failed', [well], 1, 1, { passed: 3, failed: 1, isOk: false }],
    ['a check and a test failed', [ill], 2, 1, { passed: 2, failed: 2, isOk: false }],
    ['nothing was run', [], 0, 0, { passed: 0, failed: 0, isOk: false }],
  ])('%s', (_what, suites, badEndings, failedChecks, verdict) => {
    expect(judge(suites, badEndings, failedChecks)).toEqual(verdict)
  })

  test('counts each failed test of a report, and an unreadable file as one', () => {
    const file = { name: join(root, 'test/a.test.ts'), message: 'It cannot be read', startTime: 1000, endTime: 3500 }
    const result = (status: string) => ({ status, fullName: `is ${status}`, failureMessages: ['no', 'never'] })
    const report = write('vitest.json', {
      numPassedTests: 7,
      testResults: [
        { ...file, status: 'failed', assertionResults: [result('passed'), result('failed'), result('skipped')] },
        { ...file, status: 'failed', assertionResults: [] },
        { ...file, status: 'passed', assertionResults: [result('passed')] },
      ],
    })
    const { passed, failures, files } = readVitest(report)
    expect([passed, failures]).toEqual([
      7,
      [
        { name: join('test', 'a.test.ts > is failed'), why: 'no\nnever' },
        { name: join('test', 'a.test.ts'), why: 'It cannot be read' },
      ],
    ])
    expect(files[0]).toEqual({ file: join('test', 'a.test.ts'), seconds: 2.5 })
  })

  test('counts a flaky test as failed, on every screen and at any depth', () => {
    const results = [
      { duration: 500, errors: [{ message: 'no' }] },
      { duration: 1000, errors: [] },
    ]
    const spec = (...statuses: string[]) => ({
      file: 'a.spec.ts',
      line: 3,
      title: 'goes',
      tests: statuses.map((status) => ({ projectName: status, status, results })),
    })
    const suites = [
      { file: 'a.spec.ts', specs: [spec('expected', 'flaky')], suites: [{ file: 'a.spec.ts', specs: [spec('unexpected', 'skipped')] }] },
    ]
    const report = write('playwright.json', { stats: { expected: 9 }, suites, errors: [{ message: 'The server did not start' }] })
    const { passed, failures, files } = readPlaywright(report)
    expect(passed).toBe(9)
    expect(failures).toEqual([
      { name: '[flaky] test/browser/a.spec.ts:3 > goes', why: 'no' },
      { name: '[unexpected] test/browser/a.spec.ts:3 > goes', why: 'no' },
      { name: 'browser tests', why: 'The server did not start' },
    ])
    expect(files).toEqual([{ file: 'test/browser/a.spec.ts', seconds: 6 }])
  })
})

test('a failed command is reported with its name and output', async () => {
  const code = "console.log('one'); console.error('two'); process.exitCode = 3"
  await expect(run(process.execPath, ['-e', code], { quiet: true })).rejects.toThrow(/exit code 3\n(one\ntwo|two\none)/)
  expect(await run(process.execPath, ['-e', 'console.log(process.env.WISH)'], { quiet: true, env: { WISH: 'tea' } })).toBe('tea\n')
})

test('a changed, new or deleted source file triggers a build; a test file does not', () => {
  const sources = join(folder, 'sources')
  const file = join(sources, 'below', 'a.ts')
  mkdirSync(join(sources, 'below'), { recursive: true })
  const hashAfter = (change: () => void) => {
    change()
    return hashFiles([relative(root, sources)])
  }
  const hash = hashAfter(() => writeFileSync(file, 'one'))
  const two = hashAfter(() => writeFileSync(file, 'two'))
  const moved = hashAfter(() => renameSync(file, join(sources, 'a.ts')))
  const gone = hashAfter(() => rmSync(join(sources, 'a.ts')))
  expect(new Set([hash, two, moved, gone]).size).toBe(4)
  expect(hashAfter(() => writeFileSync(join(sources, 'below', 'a.test.tsx'), 'one'))).toBe(gone)
})

test('an interrupted build is repeated, also with the files of the previous one', async () => {
  const name = `test-${process.pid}`
  let built = 0
  const build = () => step(name, ['package.json'], () => Promise.resolve((built += 1)))
  await build()
  await build()
  expect(built).toBe(1)
  await expect(step(name, ['LICENSE'], () => Promise.reject(new Error('no disk')))).rejects.toThrow('no disk')
  await build()
  rmSync(join(root, 'build', `.${name}`))
  expect(built).toBe(2)
})

test('options of the start are settings', () => {
  const order = (...args: string[]) => readOrder(args)
  expect(order()).toEqual({ builds: true, serves: true, env: {} })
  expect(order('--only=build')).toMatchObject({ builds: true, serves: false })
  expect(order('--only=serve', '--port', '3001', '--host', '127.0.0.1', '--database', 'postgres://x')).toEqual({
    builds: false,
    serves: true,
    env: { PORT: '3001', HOST: '127.0.0.1', DATABASE_URL: 'postgres://x' },
  })
})
