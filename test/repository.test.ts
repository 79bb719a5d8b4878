import { execFileSync, spawnSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { describeProblem } from '#content/check/problem.ts'

const Matcher = z.object({ problemMatcher: z.tuple([z.object({ pattern: z.array(z.object({ regexp: z.string() })) })]) })
const words = z.string().min(1)
const fields = { label: words, description: words.optional() }
const Answer = z.strictObject({ ...fields, placeholder: words.optional(), value: words.optional() })
const Choice = z.strictObject({ ...fields, options: z.array(words).nonempty() })
const question = { id: z.string().regex(/^[\w-]+$/), validations: z.strictObject({ required: z.boolean() }).optional() }
/** The parts of GitHub's issue form schema that we use: GitHub drops forms with unknown fields. */
const Form = z.strictObject({
  name: words,
  description: words,
  labels: z.array(words).nonempty(),
  body: z.array(
    z.discriminatedUnion('type', [
      z.strictObject({ type: z.literal('input'), attributes: Answer, ...question }),
      z.strictObject({ type: z.literal('textarea'), attributes: Answer, ...question }),
      z.strictObject({ type: z.literal('dropdown'), attributes: Choice, ...question }),
    ]),
  ),
})

test('content problems match the pattern for annotations in pull requests', () => {
  const { problemMatcher } = Matcher.parse(JSON.parse(readFileSync('.github/content-problems.json', 'utf8')))
  const [place, message] = problemMatcher[0].pattern.map(({ regexp }) => new RegExp(regexp))
  const where = { file: 'items/shovel.yaml', line: 5, column: 8, field: 'value' }
  const problem = { code: 'invalid-type', ...where, found: '"twelve"', expected: 'a whole number' } as const
  const [first = '', second = ''] = describeProblem(problem).split('\n')
  expect(place?.exec(first)?.slice(1)).toEqual(['content/items/shovel.yaml', '5', '8'])
  expect(message?.exec(second)?.slice(1)).toEqual(['value: found "twelve", expected a whole number', 'invalid-type'])
})

test.each(globSync('.github/ISSUE_TEMPLATE/[!c]*.yml'))('%s is a form with unique question ids', (file) => {
  const { body } = Form.parse(parse(readFileSync(file, 'utf8')))
  expect(new Set(body.map(({ id }) => id)).size).toBe(body.length)
})

test.each(globSync('docs/decisions/*.md'))('%s has a status and a date', (file) => {
  expect(readFileSync(file, 'utf8')).toMatch(/^Status: (accepted|superseded|withdrawn).*\b20\d\d-\d\d-\d\d\b/m)
})

test('the version of the package is that of the lock file and the newest of the change log', () => {
  const versionIn = (file: string) => z.object({ version: z.string() }).parse(JSON.parse(readFileSync(file, 'utf8'))).version
  const version = versionIn('package.json')
  expect(versionIn('package-lock.json')).toBe(version)
  expect(/^## \[?(\d[\d.]*)/m.exec(readFileSync('CHANGELOG.md', 'utf8'))?.[1]).toBe(version)
})

test('the minimum versions of Node are equal in all files', () => {
  const { engines } = z.object({ engines: z.object({ node: z.string() }) }).parse(JSON.parse(readFileSync('package.json', 'utf8')))
  const lowest = [...engines.node.matchAll(/\d+\.\d+/g)].map(([version]) => version)
  expect(lowest).toHaveLength(2)
  for (const file of ['README.md', 'scripts/processes.mjs', '.github/workflows/test.yml']) {
    const text = readFileSync(file, 'utf8')
    expect([file, ...lowest.filter((version) => !text.includes(version))]).toEqual([file])
  }
})

test('the lock file has the packages of every platform, or npm ci fails', () => {
  const Lock = z.object({ packages: z.record(z.string(), z.object({ optionalDependencies: z.record(z.string(), z.string()).optional() })) })
  const { packages } = Lock.parse(JSON.parse(readFileSync('package-lock.json', 'utf8')))
  const names = new Set(Object.keys(packages).map((path) => path.replace(/^.*node_modules\//, '')))
  const parts = Object.values(packages).flatMap(({ optionalDependencies = {} }) => Object.keys(optionalDependencies))
  expect(parts.length).toBeGreaterThan(50)
  expect(parts.filter((name) => !names.has(name))).toEqual([])
})

test('a run with PostgreSQL keeps its exit code', () => {
  const code = "import('./test/support/start-postgres.ts').then(() => (process.exitCode = 3))"
  expect(spawnSync(process.execPath, ['--input-type=module', '--eval', code]).status).toBe(3)
})

describe('every source file is formatted, linted and type-checked', () => {
  test.each(['oxlint.config.ts', '.oxfmtrc.json'])('%s ignores no folder with code', (file) => {
    const [, list = ''] = /"?ignorePatterns"?: (\[[^\]]*\])/.exec(readFileSync(file, 'utf8')) ?? []
    // Content, and files that tools build or write.
    const allowed = ['/build', '/content', '/package-lock.json', '/public', '/schemas', '/var']
    const ignored = z.array(z.string()).parse(JSON.parse(list.replaceAll("'", '"')))
    expect(allowed).toEqual(expect.arrayContaining(ignored.map((pattern) => pattern.replace(/\/$/, ''))))
  })

  test('tsconfig.json includes every folder with code', () => {
    const tracked = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.mjs'], { encoding: 'utf8' }).trim().split('\n')
    const folders = new Set(tracked.filter((file) => file.includes('/')).map((file) => file.split('/')[0]))
    const [, list = ''] = /"include": (\[[^\]]*\])/.exec(readFileSync('tsconfig.json', 'utf8')) ?? []
    expect(JSON.parse(list)).toEqual(expect.arrayContaining([...folders]))
  })
})
