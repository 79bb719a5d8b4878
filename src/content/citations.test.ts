import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readRealContent } from '../../test/support/real-content.ts'

const { citations, facts, pages, wirings } = readRealContent()
const pagesOf = (kind: string, id: string) =>
  citations.filter((citation) => citation.kind === kind && citation.id === id).map(({ page }) => page)

test('a number by reference is listed with the pages that cite it', () => {
  expect(pagesOf('fact', 'shovel-chunks')).toContain('/database/shovel')
  expect(pagesOf('fact', 'dirt-quality')).toContain('pages/dirt-and-depth.md')
})

test('the price of an item in prose is the value in its file', () => {
  const cited = citations.filter(({ kind }) => kind === 'item').map(({ field }) => field)
  expect(cited).toContain('value')
  expect(cited).not.toContain('price')
})

test('facts of a widget are listed with its page', () => {
  expect(pagesOf('wiring', 'first-line')).toEqual(['pages/getting-started.md'])
  expect(pagesOf('logic-element', 'logic-add')).toContain('pages/logic-elements-part-two.md')
  expect(wirings.filter(({ build }) => pagesOf('wiring', build).length === 0)).toEqual([])
})

test('an unconfirmed action has the badge of its fact, which is listed with the page', () => {
  const html = pages.flatMap(({ slug, blocks }) =>
    slug === 'first-timer' ? blocks.map((block) => ('html' in block ? block.html : '')) : [],
  )
  expect(html.join('')).toMatch(/put down<span class="nb"><span class="mk" data-fact="fact\/key-to-put-down\/value">/)
  expect(pagesOf('fact', 'key-to-put-down')).toContain('pages/first-timer.md')
})

test('a page that cites a number twice is listed once', () => {
  expect(new Set(citations.map((citation) => Object.values(citation).join(' '))).size).toBe(citations.length)
})

/** Facts that no page shows, each with the reason to keep it. */
const staysFor: Record<string, string> = {}

/** Whether code reads the fact. A key of one word ("durability") counts only in a call of a fact look-up. */
function isAskedFor(key: string, code: string): boolean {
  return key.includes('_')
    ? new RegExp(`['"\`]${key}['"\`]|\\b${key}:`).test(code)
    : new RegExp(`\\.(?:number|numbers|text|lists)\\('${key}'`).test(code)
}

const code = globSync('src/**/*.{ts,tsx}', { exclude: ['src/**/*.test.*'] })
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n')

test('every fact is cited by a page or used by a tool', () => {
  const unused = facts
    .map(({ key }) => key)
    .filter((key) => pagesOf('fact', key.replaceAll('_', '-')).length === 0 && !isAskedFor(key, code))
  // To fix a failure, cite the fact on a page, delete it, or add a reason to `staysFor`.
  expect(unused.filter((key) => !(key in staysFor))).toEqual([])
  expect(Object.keys(staysFor).filter((key) => !unused.includes(key))).toEqual([])
})

test('an everyday word in the code is no use of the fact with that name', () => {
  expect(isAskedFor('price', "const price = item['price']")).toBe(false)
  expect(isAskedFor('price', "facts.number('price')")).toBe(true)
  expect(isAskedFor('dirt_quality', "facts.numbers('dirt_quality_step_units')")).toBe(false)
  expect(isAskedFor('dirt_quality', "{ dirt_quality: 'scale' }")).toBe(true)
})
