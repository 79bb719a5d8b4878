import { expect, test } from 'vitest'
import { arrangeItems } from './arrange-items.ts'
import { readItemView } from './item-view.ts'
import type { ItemRow } from './item.ts'

const item = (name: string, value: number | null, more: Partial<ItemRow> = {}) =>
  ({
    name,
    safe_name: name.toLowerCase().replaceAll(' ', '-'),
    alias: '',
    description: '',
    value,
    modded: false,
    group: 'tool',
    ...more,
  }) as ItemRow
const items = [
  item('Better Shovel', 300),
  item('Shovel', 100),
  item('Ancient Shovel', 200, { value_certainty: 'guess' }),
  item('Mod Shovel', 50, { modded: true }),
  item('Gold Pan', null, { group: 'pipe' }),
]

function arrange(query: string) {
  const { rows, isShown, ...facts } = arrangeItems(items, readItemView(new URLSearchParams(query)), false)
  return { names: rows.filter(isShown).map(({ name }) => name), ...facts }
}

test('the exact name comes first in the default order', () => {
  expect(arrange('find=shovel').names).toEqual(['Shovel', 'Ancient Shovel', 'Better Shovel', 'Mod Shovel'])
  expect(arrange('find=shovel&sort=price&direction=desc').names).toEqual(['Better Shovel', 'Ancient Shovel', 'Shovel', 'Mod Shovel'])
})

test('hidden modded items and hidden guessed prices are not counted', () => {
  expect(arrange('find=shovel')).toMatchObject({ total: 3, of: 4, priced: 3, guessed: 1, has_guesses: true, has_mods: true })
  expect(arrange('find=shovel&mods=true')).toMatchObject({ total: 4, of: 5 })
  expect(arrange('guesses=out&sort=price&mods=true').names).toEqual(['Mod Shovel', 'Shovel', 'Better Shovel', 'Ancient Shovel', 'Gold Pan'])
})

test('a group hides the other groups', () => {
  expect(arrange('group=pipe').names).toEqual(['Gold Pan'])
})
