import { expect, test } from 'vitest'
import type { Blueprint } from './blueprint.ts'
import { growCraftingTree, readingOrder } from './crafting-tree.ts'
import { createRecipeBook, markOfNeeds, shortAmount, shortNeeds, shortNeedsWithMetal } from './recipes.ts'
import type { Resource } from './resource.ts'
import { isEstimate, type Certainty } from '#model/wiki/certainty.ts'

const gems = ['Emerald', 'Ruby', 'Sapphire']
const metal = (name: string, amt: number) => ({ name, amt })

function resource(name: string, type: Resource['type'], input: Resource['input'], output: string[] = []): Resource & { safe_name: string } {
  return { name, safe_name: name.toLowerCase().replaceAll(' ', '-'), type, value: 100, input, output }
}

const goldGoods = ['bracelet', ...gems.map((gem) => `${gem.toLowerCase()}-ring`), 'sword', 'candle', 'teapot']
const resources = [
  resource('Gold Ore', 'ore', [], ['gold-bar']),
  resource('Scrap Metal', 'ore', [], ['scrap-bar']),
  resource('Scrap Bar', 'bar', [metal('scrap-metal', 1)]),
  resource('Gold Bar', 'bar', [metal('gold-ore', 1)], goldGoods),
  resource('Bracelet', 'jewelry', [metal('gold-bar', 1)]),
  ...gems.flatMap((gem) => {
    const safe = gem.toLowerCase()
    return [
      resource(`Uncut ${gem}`, 'uncut-gem', [], [safe]),
      resource(gem, 'gem', [metal(`uncut-${safe}`, 1)], [`composite-${safe}`, `${safe}-ring`]),
      resource(`Composite ${gem}`, 'composite-gem', [metal(safe, 2)], [`${safe}-ring`]),
      resource(`${gem} Ring`, 'jewelry', [metal('gold-bar', 1), metal(safe, 1)]),
    ]
  }),
  resource('Sword', 'weapon', [metal('gold-bar', 3)]),
  resource('Candle', 'blueprint', [metal('candle-blueprint', 1), metal('gold-bar', 3)]),
  resource('Teapot', 'blueprint', [metal('teapot-blueprint', 1), metal('gold-bar', 4)]),
]
const blueprint = (name: string, require_item: string, craft_certainty: Certainty): Blueprint => ({
  name,
  output: name.toLowerCase(),
  blueprint_item: `${name.toLowerCase()}-blueprint`,
  craft_bar: 'gold-bar',
  require_item,
  require_weight: 12,
  min_craft_weight: 3,
  order: 1,
  research_shop: 14,
  craft_estimate: isEstimate(craft_certainty),
  craft_certainty,
  require_certainty: 'told',
})
const book = createRecipeBook(resources, [blueprint('Candle', 'sword', 'told'), blueprint('Teapot', 'candle', 'guess')], {
  ground: { name: 'Dirt', safe_name: 'dirt' },
  scrapMetal: { name: 'Scrap Metal', safe_name: 'scrap-metal' },
})

const lessCertain = createRecipeBook(
  resources.map((input) => ({ ...input, recipe_certainty: 'worked-out' as const })),
  [],
  { ground: null, scrapMetal: null },
)

const columnsOf = (name: string, safe_name: string) =>
  growCraftingTree({ name, safe_name }, book)?.columns.map((column) => column.map(({ title }) => title).join(' + '))

test.each([
  ['Gold Ore', 'gold-ore', ['Dirt', 'Gold Ore', 'Gold Bar', 'Bracelet + Rings + Sword + Workbench goods']],
  ['Emerald Ring', 'emerald-ring', ['Dirt', 'Gold Ore + Uncut Emerald', 'Gold Bar + Emerald', 'Emerald Ring']],
  ['Emerald', 'emerald', ['Dirt', 'Uncut Emerald', 'Emerald', 'Composite Emerald + Emerald Ring']],
  ['Candle', 'candle', ['Dirt', 'Gold Ore', 'Candle Blueprint + Gold Bar', 'Candle', 'Teapot Blueprint']],
  ['Candle Blueprint', 'candle-blueprint', ['Dirt', 'Gold Ore', 'Gold Bar', 'Sword', 'Candle Blueprint', 'Candle']],
  ['Scrap Metal', 'scrap-metal', ['Scrap Metal', 'Scrap Bar']],
  ['Dirt', 'dirt', ['Dirt', 'Gold Ore + Uncut Emerald + Uncut Ruby + Uncut Sapphire', 'Gold Bar + Emerald + Ruby + Sapphire']],
])('the tree of %s', (name, safeName, columns) => {
  expect(columnsOf(name, safeName)).toEqual(columns)
})

test('an item that is neither made nor used in recipes has no tree', () => {
  expect(columnsOf('Cod', 'cod')).toBeUndefined()
})

test('a ring takes a cut gem or the composite one', () => {
  const ring = book.of('ruby-ring')
  expect(ring?.ingredients.map(({ name, or }) => [name, ...or.map((other) => other.name)].join('/'))).toEqual([
    'Gold Bar',
    'Ruby/Composite Ruby',
  ])
  expect(book.from('composite-ruby').map(({ name }) => name)).toEqual(['Ruby Ring'])
})

test('amounts in short', () => {
  expect(shortNeeds(book.of('ruby-ring')!)).toBe('1 bar, 1 gem')
  expect(shortNeeds(book.of('bracelet')!)).toBe('1 bar')
  expect(shortNeeds(book.of('candle')!)).toBe('blueprint, bar of weight 3+')
  expect(shortNeeds(book.of('gold-bar')!)).toBe('')
  expect(shortNeedsWithMetal(book.of('ruby-ring')!)).toBe('1 gold bar, 1 gem')
  expect(shortNeedsWithMetal(book.of('candle')!)).toBe('blueprint, gold bar of weight 3+')
  expect(shortAmount(book.of('teapot')!.ingredients[1]!)).toBe('bar of weight 4+')
})

test('amounts have the lowest certainty of the recipe and its ingredients', () => {
  expect(markOfNeeds(book.of('teapot')!)).toBe('guess')
  expect(markOfNeeds(book.of('ruby-ring')!)).toBeNull()
  expect(markOfNeeds(lessCertain.of('ruby-ring')!)).toBe('worked-out')
  const plates = growCraftingTree({ name: 'Gold Ore', safe_name: 'gold-ore' }, lessCertain)?.columns.flat() ?? []
  expect(plates.find(({ title }) => title === 'Bracelet')).toMatchObject({ note: '1 bar', mark: 'worked-out', hasAmounts: true })
  // Without an amount, the badge is that of the recipe.
  expect(plates.find(({ title }) => title === 'Gold Bar')).toMatchObject({ note: '', mark: 'worked-out', hasAmounts: false })
  expect(plates.find(({ title }) => title === 'Rings')).toMatchObject({ note: '1 bar, 1 gem', mark: 'worked-out' })
})

test('a piece to hand in has the weight that it needs, not that of its lightest bar', () => {
  const plates = growCraftingTree({ name: 'Teapot Blueprint', safe_name: 'teapot-blueprint' }, book)?.columns.flat() ?? []
  expect(plates.find(({ title }) => title === 'Candle')).toMatchObject({ note: 'weight 12+', hasAmounts: false })
  const first = growCraftingTree({ name: 'Candle Blueprint', safe_name: 'candle-blueprint' }, book)?.columns.flat() ?? []
  expect(first.find(({ title }) => title === 'Sword')).toMatchObject({ note: '3 bars' })
})

test('the reading order of a tree', () => {
  const tree = growCraftingTree({ name: 'Emerald Ring', safe_name: 'emerald-ring' }, book)!
  expect(readingOrder(tree).map(({ title }) => title)).toEqual(['Dirt', 'Gold Ore', 'Gold Bar', 'Uncut Emerald', 'Emerald', 'Emerald Ring'])
})
