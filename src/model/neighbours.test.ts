import { expect, test } from 'vitest'
import { pickNeighbours } from './neighbours.ts'

const others = ['Anvil', 'Crusher', 'Harvester', 'Smelter'].map((name) => ({ name, modded: name === 'Crusher' }))

test.each([
  ['those that follow by name, then from the start', { name: 'Funnel', modded: false }, 3, ['Harvester', 'Smelter', 'Anvil']],
  ['modded ones last beside an unmodded item', { name: 'Funnel', modded: false }, 9, ['Harvester', 'Smelter', 'Anvil', 'Crusher']],
  ['modded ones first beside a modded item', { name: 'Zapper', modded: true }, 2, ['Crusher', 'Anvil']],
])('%s', (_, of, count, names) => {
  expect(pickNeighbours(others, of, count).map(({ name }) => name)).toEqual(names)
})
