import { expect, test } from 'vitest'
import { excerptAround, matchedParts } from './matched-parts.ts'

const marked = (text: string, query: string) =>
  matchedParts(text, query)
    .map((part) => (part.matched ? `[${part.text}]` : part.text))
    .join('')

test.each([
  ['Pressure Tank', 'pressure', '[Pressure] Tank'],
  ['Pressure Tank', 'tan pres', '[Pres]sure [Tan]k'],
  ['Adds pressure to the pressure line', 'PRESSURE', 'Adds [pressure] to the [pressure] line'],
  ["Hobson's Powerworks", 'hobson', "[Hobson]'s Powerworks"],
  ["Hobson's Powerworks", 'hobsons power', "[Hobson's] [Power]works"],
  ["Mildew's Aquifer", 'mildew-s', "[Mildew]'s Aquifer"],
  ['Compressure', 'pressure', 'Compressure'],
  ['<b>Shovel</b>', 'shovel', '<b>[Shovel]</b>'],
  ['Café', 'cafe', '[Café]'],
  ['Shovel', '', 'Shovel'],
  ['Shovel', '%', 'Shovel'],
  ['', 'shovel', ''],
])('%s searched for "%s" is marked as %s', (text, query, expected) => {
  expect(marked(text, query)).toBe(expected)
})

test('the parts joined are the text', () => {
  const text = "A 'quoted' line — with pipes, and Hobson's pipe."
  expect(
    matchedParts(text, 'pipe hobsons a')
      .map((part) => part.text)
      .join(''),
  ).toBe(text)
})

test('an excerpt has the first match and is cut between words', () => {
  const text = `${'soil and stone '.repeat(20)}then a pressure tank ${'and more soil '.repeat(20)}`
  const excerpt = excerptAround(text, 'pressure', 90)
  expect(excerpt).toContain('pressure')
  expect(excerpt).toMatch(/^… \S.*\S\u00A0…$/)
  expect(excerpt.length).toBeLessThanOrEqual(95)
  expect(excerpt.match(/[a-z]+/g)?.filter((word) => !text.split(' ').includes(word))).toEqual([])
  expect(excerptAround('short', 'x', 90)).toBe('short')
})
