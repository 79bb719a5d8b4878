import { expect, inject, test } from 'vitest'
import { reach } from '../support/serve.ts'
import { toText } from '../support/to-text.ts'

/** The real content. */
const wiki = reach(inject('realWiki'))
const open = async (query = '') => (await wiki.get(`/now${query}`)).text()
const chainOf = (html: string) => [
  ...(/<ol class="now-chain">[\s\S]*?<\/ol>/.exec(html)?.[0] ?? '').matchAll(
    /<li(?: class="is-(\w+)")?[\s\S]*?href="\/database\/([\w-]+)-blueprint"/g,
  ),
]

test('without script the page shows the next goal of its address and the steps to it', async () => {
  const html = await open('?goal=cage&have=candle+teapot')
  expect(toText(/<h1>[\s\S]*?<\/h1>/.exec(html)?.[0] ?? '')).toMatch(/^Hand in one Teapot of weight 16 or more/)
  expect(toText(html)).toContain('It unlocks the Shield. 2 steps to the Cage')
  expect(html).toContain('href="/tools/blueprint-planner?goal=cage&amp;have=candle+teapot"')
  expect(chainOf(html).map(([, state = 'ahead', item]) => `${item} ${state}`)).toEqual([
    'candle done',
    'teapot done',
    'shield next',
    'cage ahead',
  ])
  expect(toText(await open('?goal=cage&have=cage'))).toContain('Nothing left to unlock')
  // The form submits to the same page.
  expect(html).toMatch(/<form [^>]*action="\/now"/)
  expect(html).toMatch(/<input[^>]* value="candle"/)
})

test('parts that need script link to alternatives without', async () => {
  const html = await open()
  const notes = [...html.matchAll(/<p class="soft no-js-only">((?:(?!<\/?(?:p|div|section)\b)[\s\S])*)/g)].map(([, words = '']) => words)
  expect(notes.map(toText)).toEqual([
    expect.stringMatching(/^Timers run in your browser/),
    expect.stringMatching(/^Your list is kept in your browser/),
    expect.stringMatching(/^Notes are kept in your browser/),
  ])
  expect(notes.join()).toContain('href="/tools/growth-timers"')
  expect(notes.join()).toContain('href="/list"')
  // The timer form submits to the growth timers.
  const form = /<form [^>]*aria-label="Add a timer"[\s\S]*?<\/form>/.exec(html)?.[0] ?? ''
  expect(form).toContain('action="/tools/growth-timers"')
  expect([...form.matchAll(/ name="(\w+)"/g)].map(([, name]) => name)).toEqual(expect.arrayContaining(['timer', 'name', 'count', 'start']))
  // The board has its base prices.
  const board = /<ul class="now-board">[\s\S]*?<\/ul>/.exec(html)?.[0] ?? ''
  expect(board.match(/<li class="is-base">/g)).toHaveLength(9)
})

test.each([
  ['an unknown goal', '?goal=%3Cscript%3Ealert(1)%3C/script%3E'],
  ['half a character', '?goal=%ED%A0%BD&have=%ED%A0%BD'],
  ['very much', `?have=${'candle+'.repeat(200)}`],
])('%s in the address is harmless', async (_what, query) => {
  const response = await wiki.get(`/now${query}`)
  expect(response.status).toBe(200)
  const html = await response.text()
  expect(html).not.toContain('<script>alert')
  expect(chainOf(html).length).toBeGreaterThan(2)
})
