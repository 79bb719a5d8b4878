import { expect, test } from 'vitest'
import { findWeighed, maxRows, weighAddress, splitLines, weighLoad, weighThing, type Weighed } from './weigh-load.ts'
import type { Mark } from '#model/wiki/certainty.ts'

const thing = (safe_name: string, value: number, mark: Mark | null = null): Weighed => ({
  name: safe_name,
  safe_name,
  group: 'bar',
  value,
  mark,
})
const things = [
  thing('gold-bar', 2000),
  thing('gold-ore', 1000, 'guess'),
  thing('ruby', 2500),
  thing('ruby-ring', 2600),
  thing('emerald-ring', 2600),
]

test.each([
  [2000, 'weight', '12.5', '12.5', '250.00'],
  [2000, 'weight', '12,5', '12,5', '250.00'],
  [2000, 'value', '250', '12.50', '250'],
  [1200, 'value', '1', '0.08', '1'],
  [2000, 'weight', '', '', ''],
  [2000, 'weight', 'abc', 'abc', ''],
  [2000, 'value', '1e400', '', '1e400'],
  [2000, 'weight', '99999999', '99999999', ''],
] as const)('S03 with a base of %i, %s %j shows weight %j and value %j', (value, from, text, weightField, valueField) => {
  const { fields } = weighThing({ value }, { from, text })
  expect(fields).toEqual({ weight: weightField, value: valueField })
})

test.each([
  ['gold 12.5', [['gold', '12.5']]],
  [
    'Gold Bar: 12,5\r\n\n3 ruby',
    [
      ['Gold Bar', '12,5'],
      ['ruby', '3'],
    ],
  ],
  [
    'gold-bar 1;ruby 2',
    [
      ['gold-bar', '1'],
      ['ruby', '2'],
    ],
  ],
  ['gold\t7', [['gold', '7']]],
  ['ruby x', [['ruby', 'x']]],
  ['iron ore heavy', [['iron ore', 'heavy']]],
  ['ruby', [['ruby', '']]],
  ['2 x emerald ring', [['emerald ring', '2']]],
  ['', []],
])('pasting %j gives %j', (text, rows) => {
  expect(splitLines(text)).toEqual(rows.map(([item, weight]) => ({ item, weight })))
})

test.each([
  ['gold', 'gold-bar'],
  ['Gold Ore', 'gold-ore'],
  ['ruby', 'ruby'],
  ['rubys', 'ruby'],
  ['emerald', 'emerald-ring'],
  ['ring', undefined],
  ['mithril', undefined],
  ['', undefined],
])('%j is %s', (name, safe_name) => {
  expect(findWeighed(things, name)?.safe_name).toBe(safe_name)
})

test('the total is the sum of the shown values, without invalid rows', () => {
  const load = weighLoad(things, [
    { item: 'gold-bar', weight: '12,5' },
    { item: 'gold-ore', weight: '0.333' },
    { item: 'ruby', weight: 'NaN' },
    { item: 'mithril', weight: '4' },
  ])
  expect(load.lines.map(({ value }) => value)).toEqual([25000, 333, null, null])
  expect(load).toMatchObject({ weight: 12.833, value: 25333, mark: 'guess' })
  expect(load.lines.map(({ problem }) => problem !== '')).toEqual([false, false, true, true])
})

test.each([
  '',
  'item=ruby&weight=2',
  'item=ruby&value=2%2C5',
  'lines=gold-bar+12.5%3Bruby+3',
  'item=ruby&weight=x&lines=ruby+x',
  'item=gold-bar&weight=',
])('the address %j is parsed and formatted again', (query) => {
  expect(
    new URLSearchParams(weighAddress.with('gold-bar').write(weighAddress.with('gold-bar').read(new URLSearchParams(query)))).toString(),
  ).toBe(query)
})

test('a form without script is parsed with its button and rows', () => {
  const read = (query: string) => weighAddress.with('gold-bar').read(new URLSearchParams(query))
  expect(read('item=ruby&weight=1&value=50&from=value')).toMatchObject({ from: 'value', text: '50' })
  expect(read('item=ruby&weight=1&value=50')).toMatchObject({ from: 'weight', text: '1' })
  expect(read('item=ruby&weight=&value=50')).toMatchObject({ from: 'value', text: '50' })
  expect(read('r1=ruby&w1=2&r2=gold-bar&w2=&lines=gold 3').rows).toEqual([
    { item: 'ruby', weight: '2' },
    { item: 'gold', weight: '3' },
  ])
  expect(weighAddress.parameters).toContain(`w${maxRows}`)
})
