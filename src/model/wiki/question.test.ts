import { expect, test } from 'vitest'
import { Cover, covers } from './question.ts'

const items: Record<string, { group: string; shops: number[]; modded: boolean }> = {
  shovel: { group: 'tool', shops: [2, 7], modded: false },
  anvil: { group: 'machine', shops: [7], modded: true },
}
const cover = (more: object) => Cover.parse({ kind: 'item', fields: ['value'], ...more })

test.each([
  ['every item', {}, ['shovel', 'anvil', 'coins']],
  ['named things', { things: ['anvil'] }, ['anvil']],
  ['those of a group', { groups: ['tool'] }, ['shovel']],
  ['those of a shop', { shops: [2, 18] }, ['shovel']],
  ['those of mods', { modded: true }, ['anvil']],
  ['those of the game itself', { modded: false }, ['shovel']],
  ['those of a group in a shop', { groups: ['machine', 'pipe'], shops: [7] }, ['anvil']],
])('a question is about %s', (_, filter, expected) => {
  const held = ['shovel', 'anvil', 'coins'].filter((id) =>
    covers(cover(filter), { kind: 'item', id, field: 'value' }, (name) => items[name]),
  )
  expect(held).toEqual(expected)
})

test.each([
  { kind: 'resource', id: 'shovel', field: 'value' },
  { kind: 'item', id: 'shovel', field: 'shops' },
])('%j is of another kind or field', (fact) => {
  expect(covers(cover({}), fact, () => undefined)).toBe(false)
})
