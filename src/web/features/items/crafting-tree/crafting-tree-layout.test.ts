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
  hasAmounts: false,
  current,
})

function fan(count: number): CraftingTree {
  const [dirt, ore] = [node('dirt'), node('ore', true)]
  const products = Array.from({ length: count }, (_, index) => node(`product ${index}`))
  return {
    columns: [[dirt], [ore], products],
    links: [{ from: dirt, to: ore, process: 'wash' }, ...products.map((to) => ({ from: ore, to, process: 'smith' as const }))],
  }
}

test.each([1, 2, 5, 12])('plates of a column never overlap, whatever their number (%i)', (count) => {
  const { plates, height } = layOutTree(fan(count))
  const last = plates.slice(2)
  last.forEach((plate, index) => {
    const above = last[index - 1]
    if (above) expect(plate.y - plate.height / 2).toBeGreaterThanOrEqual(above.y + above.height / 2)
    expect(plate.y + plate.height / 2).toBeLessThanOrEqual(height)
    expect(plate.y - plate.height / 2).toBeGreaterThanOrEqual(0)
  })
})

test('six columns still fit beside each other', () => {
  const nodes = ['a', 'b', 'c', 'd', 'e', 'f'].map((title) => node(title, title === 'e'))
  const links = nodes.slice(1).map((to, index) => ({ from: nodes[index]!, to, process: 'smelt' as const }))
  const { width, pipes } = layOutTree({ columns: nodes.map((treeNode) => [treeNode]), links })
  expect(width).toBeLessThanOrEqual(806)
  expect(pipes.every(({ d }) => /^M\d+ \d+H\d+$/.test(d))).toBe(true)
})

test('the longest way leaves each word its room between the plates, where pipes meet, too', () => {
  const [dirt, ore, plan, bar, axe, next, product] = ['dirt', 'ore', 'plan', 'bar', 'axe', 'next', 'product'].map((title) =>
    node(title, title === 'next'),
  )
  const links: CraftingTree['links'] = [
    { from: dirt!, to: ore!, process: 'wash' },
    { from: ore!, to: bar!, process: 'smelt' },
    { from: plan!, to: axe!, process: 'craft' },
    { from: bar!, to: axe!, process: 'craft' },
    { from: axe!, to: next!, process: 'research' },
    { from: next!, to: product!, process: 'craft' },
  ]
  const { width, plates, steps } = layOutTree({
    columns: [[dirt!], [ore!], [plan!, bar!], [axe!], [next!], [product!]],
    links,
  })
  expect(width).toBeLessThanOrEqual(806)
  expect(steps).toHaveLength(5)
  for (const { process, x } of steps) {
    const half = (process.length * 7) / 2
    expect(plates.filter((plate) => plate.x < x + half && plate.x + plate.width > x - half)).toEqual([])
  }
})

test('a plate is as high as its words need', () => {
  const { plates } = layOutTree({
    columns: [[node('ore')], [{ ...node('Elbow Pipe Blueprint'), current: true, note: 'Blunderbuss, weight 18+' }]],
    links: [],
  })
  expect(plates[1]!.height).toBeGreaterThan(plates[0]!.height)
})

test('one name stands over a fan of pipes that all do the same', () => {
  expect(layOutTree(fan(4)).steps.map(({ process }) => process)).toEqual(['wash', 'smith'])
})
