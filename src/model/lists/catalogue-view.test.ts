import { expect, test } from 'vitest'
import { formatCatalogue, readCatalogue } from './catalogue-view.ts'
import { formatPicks } from './format-picks.ts'
import { formatList, parseList } from '#model/lists/shopping-list.ts'

const read = (query: string) => readCatalogue(new URLSearchParams(query))

test.each([
  ['', '', false],
  ['pick=12&pick=14', '12|1,14|1', true],
  ['pick=12&quantity=3&pick=14&quantity=', '12|3', true],
  ['pick=12&quantity=0', '', false],
  ['pick=12&quantity=5000&pick=14&quantity=-2&pick=15&quantity=many', '12|999,14|1,15|1', true],
  ['pick=12&pick=12', '12|2', true],
  ['pick=x&pick=1|9,2|9&pick=-3&pick=4', '4|1', true],
  ['pick=12&show=catalogue', '12|1', false],
  ['pick=12&press=sort-price', '12|1', false],
  ['pick=4&pick=12&pick=99&was=12|250,7|3,4|2', '12|250,4|2,99|1', true],
  ['was=12|250', '', false],
  ['pick=12&was=rubbish', '12|1', true],
])('"%s" picks "%s"', (query, picks, isMaking) => {
  expect(formatList(read(query).picks)).toBe(picks)
  expect(read(query).isMaking).toBe(isMaking)
})

test.each([
  ['', [], ''],
  ['sort=modded&mods=true', [], '?sort=modded&direction=asc&mods=true'],
  ['find=x&group=seed-bag', [], '?find=x&group=seed-bag'],
  ['find=pipe', [{ id: 12, quantity: 1 }], '?find=pipe&show=catalogue&pick=12'],
  ['', parseList('12|3,4|1').entries, '?show=catalogue&pick=12&pick=4&quantity=3&quantity=1'],
])('"%s" with %j is the address "%s"', (query, picks, address) => {
  const { view } = read(query)
  expect(formatCatalogue(view, picks)).toBe(address)
  expect(read(address)).toMatchObject({ view, picks, isMaking: false })
})

test('the address of the catalogue has the name of the list', () => {
  const { entries } = parseList('12|3,4|1')
  expect(formatPicks(entries, 'Base & bay')).toBe('?show=catalogue&name=Base+%26+bay&pick=12&pick=4&quantity=3&quantity=1')
  expect(read(formatPicks(entries, 'Base & bay'))).toMatchObject({ picks: entries, name: 'Base & bay', isMaking: false })
  expect(formatPicks([], 'Base')).toBe('')
})
