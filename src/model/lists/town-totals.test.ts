import { expect, test } from 'vitest'
import { sumLines, type ListItem, type ListLine } from './list-totals.ts'
import type { Store } from '#model/places/shop.ts'
import { sumTowns } from './town-totals.ts'
import type { Mark } from '#model/wiki/certainty.ts'

const shop = (id: number, name: string, town: string, category: Store['category'] = 'store'): Store => ({
  id,
  name,
  safe_name: name.toLowerCase(),
  modded: false,
  town: { name: town, town_safe_name: town.toLowerCase() },
  category,
})
const rig = shop(1, 'Rig Parts', 'Bridgepour')
const belts = shop(2, 'Conveyor Nation', 'Bridgepour')
const keep = shop(3, 'Tools', 'Keep')
const market = shop(4, 'Market', 'Keep', 'stocks')
const line = (id: number, quantity: number, value: number | null, stores: Store[], mark: Mark | null = null): ListLine => {
  const item: ListItem = {
    id,
    name: `Item ${id}`,
    safe_name: `item-${id}`,
    value,
    mark,
    otherVersion: '',
    nameMark: null,
    perWeight: false,
    modded: false,
    stores,
  }
  return { id, quantity, item }
}
/** "Bridgepour 3: Rig Parts 2, Conveyor Nation 1" with values in hundredths. */
const summarize = (lines: ListLine[]) =>
  sumTowns(lines).towns.map(
    ({ town, value, stores }) => `${town.name} ${value}: ${stores.map((total) => `${total.store.name} ${total.value}`).join(', ')}`,
  )

test.each<[string, ListLine[], string[], number[]]>([
  ['an empty list needs no town', [], [], []],
  ['a line is worth its quantity', [line(1, 3, 1833, [rig])], ['Bridgepour 5499: Rig Parts 5499'], []],
  [
    'a town counts an item once, its shops each',
    [line(1, 2, 150, [rig, belts])],
    ['Bridgepour 300: Conveyor Nation 300, Rig Parts 300'],
    [],
  ],
  [
    'an item sold in two towns counts in both',
    [line(1, 1, 100, [keep, rig]), line(2, 1, 250, [rig])],
    ['Bridgepour 350: Rig Parts 350', 'Keep 100: Tools 100'],
    [],
  ],
  ['a market only buys', [line(1, 5, 100, [market]), line(2, 1, 50, [keep])], ['Keep 50: Tools 50'], [1]],
  ['what has no shop is named', [line(1, 5, 100, []), line(2, 1, null, [])], [], [1, 2]],
  ['what has no price is sold all the same', [line(1, 5, null, [keep])], ['Keep 0: Tools 0'], []],
  ['an item that is not loaded is left out', [{ id: 9, quantity: 1, item: undefined }], [], []],
  [
    'more items come before more coins',
    [line(1, 1, 900_000, [keep]), line(2, 1, 1, [rig]), line(3, 1, 1, [belts])],
    ['Bridgepour 2: Conveyor Nation 1, Rig Parts 1', 'Keep 900000: Tools 900000'],
    [],
  ],
])('%s', (_, lines, totals, notSold) => {
  expect(summarize(lines)).toEqual(totals)
  expect(sumTowns(lines).notSold.map(({ id }) => id)).toEqual(notSold)
})

test('if one town sells everything, its total is the sum of the rows', () => {
  const lines = Array.from({ length: 40 }, (_, index) =>
    line(index + 1, index + 3, 1 + index * 37, index % 2 ? [rig] : [belts, rig], index === 7 ? 'guess' : null),
  )
  const [town] = sumTowns(lines).towns
  const { value, quantity, mark, unpriced } = sumLines(lines)
  expect(town).toMatchObject({ value, quantity, mark, unpriced })
  expect(town?.lines).toHaveLength(40)
})
