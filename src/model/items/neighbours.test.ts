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

const tools = ['Brush', 'Bucket', 'Improved Shovel', 'Modded Shovel', 'Pan', 'Tool Rack', 'Toolbag'].map((name) => ({
  name,
  modded: name.startsWith('Modded'),
}))

test.each([
  ['a word in common comes before the order of names', 'Shovel', 3, ['Improved Shovel', 'Tool Rack', 'Toolbag']],
  [
    'but not before what is unmodded like the item',
    'Shovel',
    7,
    ['Improved Shovel', 'Tool Rack', 'Toolbag', 'Brush', 'Bucket', 'Pan', 'Modded Shovel'],
  ],
  ['half a word is none', 'Tool', 2, ['Tool Rack', 'Toolbag']],
  ['a word that many share says nothing', 'Old Shovel', 1, ['Pan']],
])('%s', (_, name, count, names) => {
  expect(pickNeighbours(tools, { name, modded: false }, count).map((other) => other.name)).toEqual(names)
})
