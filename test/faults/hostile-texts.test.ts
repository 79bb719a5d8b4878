import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createMarkdown } from '#content/markdown.ts'
import { readContent } from '#content/read-content.ts'
import { findExcess } from '#model/text/excess.ts'
import { slowProse, slowSearches } from '../support/slow-texts.ts'
import { readProblemsOf } from '../support/read-problems.ts'
import { openRealSearch } from '../support/real-search.ts'

/** CPU limit per text in ms. */
const most = 50

/** CPU time in ms, the minimum of several runs, because other tests share the machine. */
async function spend(work: () => unknown): Promise<number> {
  let least = Infinity
  for (let time = 0; time < 10 && least > most; time++) {
    const begun = process.cpuUsage()
    await work()
    least = Math.min(least, process.cpuUsage(begun).user / 1000)
  }
  return Math.round(least)
}

describe('search', () => {
  let real: Awaited<ReturnType<typeof openRealSearch>>
  beforeAll(async () => {
    real = await openRealSearch()
    await real.search.findAll('shovel', 1)
  })
  afterAll(() => real.close())

  test('answers every text within the time limit', { tags: 'long' }, async () => {
    const { find, findPage, findAll, suggest, suggestAll, suggestNearest, suggestNearestOfAll } = real.search
    const ways = { find, suggest, suggestAll, suggestNearest, suggestNearestOfAll }
    const paged = { findPage, findAll }
    const costs: [string, number][] = []
    for (const text of slowSearches) {
      for (const [name, way] of Object.entries(ways)) costs.push([`${name} ${text.slice(0, 20)}`, await spend(() => way(text))])
      for (const [name, way] of Object.entries(paged)) costs.push([`${name} ${text.slice(0, 20)}`, await spend(() => way(text, 1))])
    }
    console.log('search', costs.toSorted((a, b) => b[1] - a[1]).slice(0, 5))
    expect(costs.filter(([, cost]) => cost > most)).toEqual([])
  })
})

/** Shortens a text by tenths until it is accepted. */
function cutToAllowed(text: string): string {
  let allowed = text
  while (findExcess(allowed)) allowed = allowed.slice(0, allowed.length * 0.9)
  return allowed
}

describe('prose', () => {
  const createCompiler = (folder: string) => createMarkdown({ ...readContent(folder), records: new Map() }).compile
  const hostileFile = { file: 'evil.md', start: 0 }

  test('of 10,000 characters, or as many as are allowed, is compiled within the time limit', { tags: 'long' }, async () => {
    const compile = createCompiler('content')
    for (const [, text] of slowProse(200)) compile(text, { file: 'warm.md', start: 0 })
    const costs: [string, number][] = []
    for (const [name, text] of slowProse(10_000)) {
      const allowed = cutToAllowed(text)
      costs.push([`${name}, ${allowed.length}`, await spend(() => compile(allowed, hostileFile))])
      if (allowed !== text) costs.push([`${name}, refused`, await spend(() => compile(text, hostileFile))])
    }
    console.log('prose', costs.toSorted((a, b) => b[1] - a[1]).slice(0, 5))
    expect(costs.filter(([, cost]) => cost > most)).toEqual([])
  })

  test.each([
    ['351 lines', 'a line\n'.repeat(351), 1],
    ['1600 marks of Markdown', '*a* '.repeat(800), 1],
    ['301 addresses', 'a@b.c '.repeat(301), 1],
    ['more than 20 deep', `one\n${'[^a]: '.repeat(21)}`, 2],
  ])('is rejected with its line: %s', (place, text, line) => {
    const [problem] = createCompiler('test/wiki')(text, { file: 'page.md', start: 100 }).problems
    const before = text.split('\n').slice(0, line - 1)
    expect(problem).toMatchObject({ file: 'page.md', range: [100 + before.join('\n').length + before.length, expect.any(Number)] })
    expect(problem?.found).toContain(place)
  })
})

describe('files that are slow to parse', () => {
  const folder = mkdtempSync(join(tmpdir(), 'wiki-evil-'))
  beforeAll(() => cpSync('test/wiki', folder, { recursive: true }))
  afterAll(() => rmSync(folder, { recursive: true }))

  const readProblems = () => readProblemsOf(folder)

  const letters = 'abcdefghi'.split('')
  const laughs = letters.map((name, at) => {
    const before = at === 0 ? 'x' : `*${letters[at - 1]}`
    return `${name}: &${name} [${Array.from({ length: 9 }, () => before).join(', ')}]\n`
  })
  const page = (body: string) => `---\ntitle: Evil\ndescription: Evil.\nchecked: 2026-11-21\n---\n\n${body}\n`

  test.each([
    ['5 MB of words', 'items/evil.yaml', `id: 1\nname: ${'x'.repeat(5_000_000)}\n`],
    ['5 MB of prose', 'pages/evil.md', page('word '.repeat(1_000_000))],
    ['nested aliases', 'items/evil.yaml', laughs.join('')],
    ['a recursive alias', 'items/evil.yaml', 'a: &a [*a, *a]\n'],
    ['lists in lists', 'items/evil.yaml', `a: ${'['.repeat(100_000)}`],
    ['maps in maps', 'items/evil.yaml', `a: ${'{b: '.repeat(20_000)}`],
    ['quotes in quotes', 'pages/evil.md', page('>'.repeat(100_000))],
    ['brackets in brackets', 'pages/evil.md', page('['.repeat(100_000))],
  ])('%s are rejected with their name', (_what, file, text) => {
    writeFileSync(join(folder, file), text)
    const problems = readProblems()
    rmSync(join(folder, file))
    expect(problems.map((problem) => problem.file)).toContain(file)
    expect(Math.max(...problems.map(({ found }) => found.length))).toBeLessThan(200)
  })

  test('settings of 5 MB are rejected', () => {
    rmSync(join(folder, 'site.yaml'))
    writeFileSync(join(folder, 'site.yaml'), `name: ${'x'.repeat(5_000_000)}\n`)
    expect(readProblems()).toEqual([{ code: 'too-big', file: 'site.yaml', field: '', found: '6 MB', expected: 'at most 4 MB' }])
  })
})
