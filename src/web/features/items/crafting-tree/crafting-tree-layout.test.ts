import { expect, test } from 'vitest'
import type { CraftingTree, TreeNode } from '#model/crafting/crafting-tree.ts'
import { layOutTree } from './crafting-tree-layout.ts'

const node = (title: string, current = false): TreeNode => ({
  id: title,
  title,
  note: '',
  things: [{ name: title, safe_name: title }],
  process: null,
  mark: null,
  current,
})

function fan(count: number): CraftingTree {
  const [dirt, ore] = [node('dirt'), node('ore', true)]
  const made = Array.from({ length: count }, (_, place) => node(`made ${place}`))
  return {
    columns: [[dirt], [ore], made],
    links: [{ from: dirt, to: ore, process: 'wash' }, ...made.map((to) => ({ from: ore, to, process: 'smith' as const }))],
  }
}

test.each([1, 2, 5, 12])('plates of a column never overlap, whatever their number (%i)', (count) => {
  const { plates, height } = layOutTree(fan(count))
  const last = plates.slice(2)
  last.forEach((plate, place) => {
    const above = last[place - 1]
    if (above) expect(plate.y - plate.height / 2).toBeGreaterThanOrEqual(above.y + above.height / 2)
    expect(plate.y + plate.height / 2).toBeLessThanOrEqual(height)
    expect(plate.y - plate.height / 2).toBeGreaterThanOrEqual(0)
  })
})

test('six columns still fit beside each other', () => {
  const nodes = ['a', 'b', 'c', 'd', 'e', 'f'].map((title) => node(title, title === 'e'))
  const links = nodes.slice(1).map((to, place) => ({ from: nodes[place]!, to, process: 'smelt' as const }))
  const { width, pipes } = layOutTree({ columns: nodes.map((one) => [one]), links })
  expect(width).toBeLessThanOrEqual(806)
  expect(pipes.every(({ d }) => /^M\d+ \d+H\d+$/.test(d))).toBe(true)
})

test('one name stands over a fan of pipes that all do the same', () => {
  expect(layOutTree(fan(4)).steps.map(({ process }) => process)).toEqual(['wash', 'smith'])
})
