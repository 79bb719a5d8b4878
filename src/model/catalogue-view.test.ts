import { expect, test } from 'vitest'
import { formatCatalogue, plainCatalogue, readCatalogue } from './catalogue-view.ts'
import { formatList } from './shopping-list.ts'

const read = (query: string) => readCatalogue(new URLSearchParams(query))

test.each([
  ['', 'name', 'asc', ''],
  ['find=water+pipe&sort=price&direction=desc', 'price', 'desc', 'water pipe'],
  ['sort=modded&direction=up', 'name', 'asc', ''],
  ['find=%00x%ED', 'name', 'asc', ' x\uFFFD'],
  [`find=${'x'.repeat(500)}`, 'name', 'asc', 'x'.repeat(100)],
])('"%.30s" is sorted by %s, %s', (query, sort, direction, find) => {
  expect(read(query).view).toEqual({ find, group: undefined, sort, direction })
})

test.each([
  ['', '', false],
  ['pick=12&pick=14', '12|1,14|1', true],
  ['pick=12&quantity=3&pick=14&quantity=', '12|3', true],
  ['pick=12&quantity=0', '', false],
  ['pick=12&quantity=5000&pick=14&quantity=-2&pick=15&quantity=many', '12|999,14|1,15|1', true],
  ['pick=12&pick=12', '12|2', true],
  ['pick=x&pick=1|9,2|9&pick=-3&pick=4', '4|1', true],
  ['pick=12&show=catalogue', '12|1', false],
  ['pick=12&turn=price', '12|1', false],
])('"%s" picks "%s"', (query, picks, isMaking) => {
  expect(formatList(read(query).picks)).toBe(picks)
  expect(read(query).isMaking).toBe(isMaking)
})

test.each([
  [plainCatalogue, [], ''],
  [{ ...plainCatalogue, find: ' pipe' }, [], '?find=+pipe'],
  [{ ...plainCatalogue, sort: 'price', direction: 'asc' } as const, [], '?sort=price&direction=asc'],
  [{ ...plainCatalogue, find: 'x', group: 'seed-bag' } as const, [], '?find=x&group=seed-bag'],
  [{ ...plainCatalogue, find: 'pipe' }, [{ id: 12, quantity: 1 }], '?find=pipe&show=catalogue&pick=12'],
])('%j with %j is the address "%s"', (view, picks, address) => {
  expect(formatCatalogue(view, picks)).toBe(address)
  expect(readCatalogue(new URLSearchParams(address))).toMatchObject({ view, picks, isMaking: false })
})

test.each([
  ['group=seed-bag', 'seed-bag'],
  ['group=no-such-group', undefined],
  ['group=__proto__', undefined],
])('"%s" is the group %s', (query, group) => {
  expect(read(query).view.group).toBe(group)
})
