import { expect, test } from 'vitest'
import { pickNeighbours } from './neighbours.ts'

const others = ['Anvil', 'Crusher', 'Harvester', 'Smelter'].map((name) => ({ name, modded: name === 'Crusher', description: '' }))

test.each([
  ['the next ones by name, then from the start', { name: 'Funnel', modded: false }, 3, ['Harvester', 'Smelter', 'Anvil']],
  ['no modded ones beside an unmodded item', { name: 'Funnel', modded: false }, 9, ['Harvester', 'Smelter', 'Anvil']],
  ['modded ones first beside a modded item', { name: 'Zapper', modded: true }, 2, ['Crusher', 'Anvil']],
])('%s', (_, of, count, names) => {
  expect(pickNeighbours(others, { ...of, description: '' }, count).map(({ name }) => name)).toEqual(names)
})

const tools = ['Brush', 'Bucket', 'Improved Shovel', 'Modded Shovel', 'Pan', 'Tool Rack', 'Toolbag'].map((name) => ({
  name,
  modded: name.startsWith('Modded'),
  description: name === 'Pan' ? 'Scrub it with the brush.' : name === 'Bucket' ? 'Fills a pan.' : 'A pancake.',
}))

test.each([
  ['a word in common comes before the order of names', 'Shovel', 3, ['Improved Shovel', 'Tool Rack', 'Toolbag']],
  ['but not if it is modded', 'Shovel', 7, ['Improved Shovel', 'Tool Rack', 'Toolbag', 'Brush', 'Bucket', 'Pan']],
  ['half a word is none', 'Tool', 2, ['Tool Rack', 'Toolbag']],
  ['a word that many share is ignored', 'Old Shovel', 1, ['Pan']],
  ['items that mention each other come first', 'Pan', 3, ['Brush', 'Bucket', 'Tool Rack']],
])('%s', (_, name, count, names) => {
  expect(
    pickNeighbours(
      tools.filter((tool) => tool.name !== name),
      tools.find((tool) => tool.name === name) ?? { name, modded: false, description: '' },
      count,
    ).map((other) => other.name),
  ).toEqual(names)
})
