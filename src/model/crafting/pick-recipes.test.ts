import { expect, test } from 'vitest'
import { readRealContent } from '../../../test/support/real-content.ts'
import { lookUpFacts } from '#model/wiki/fact-lookup.ts'
import { growCraftingTree } from './crafting-tree.ts'
import { pickRecipes } from './pick-recipes.ts'
import { createRecipeBook } from './recipes.ts'

const content = readRealContent()
const records = {
  resources: content.resources,
  blueprints: content.blueprints.map((blueprint) => ({
    ...blueprint,
    craft_estimate: false,
    craft_certainty: 'files' as const,
    require_certainty: 'files' as const,
  })),
}
const facts = lookUpFacts(content.facts)
const ground = { ground: facts.item('ground'), scrapMetal: facts.item('scrap_metal') }
const book = createRecipeBook(records.resources, records.blueprints, ground)

test('for every item, the picked records give the same tree as all records', () => {
  for (const { name, safe_name, process } of content.items) {
    const few = pickRecipes({ safe_name, process }, records, book)
    const own = createRecipeBook(few.resources, few.blueprints, ground)
    expect(own.of(safe_name), name).toEqual(book.of(safe_name))
    expect(own.from(safe_name), name).toEqual(book.from(safe_name))
    if (process) expect(own.by(process), name).toEqual(book.by(process))
    expect(growCraftingTree({ name, safe_name }, own), name).toEqual(growCraftingTree({ name, safe_name }, book))
  }
})

test('an item without recipes needs no records; an ore needs only its products', () => {
  expect(pickRecipes({ safe_name: 'shovel', process: '' }, records, book)).toEqual({ resources: [], blueprints: [] })
  const { resources } = pickRecipes({ safe_name: 'gold-ore', process: '' }, records, book)
  expect(resources.map(({ safe_name }) => safe_name)).toContain('gold-bar')
  expect(resources.length).toBeLessThan(records.resources.length)
})

test('research comes after what the record of an item gives', () => {
  const blueprints = records.blueprints.map((blueprint, place) => (place === 0 ? { ...blueprint, require_item: 'gold-bar' } : blueprint))
  const changed = createRecipeBook(records.resources, blueprints, ground)
  const types = changed.from('gold-bar').map(({ type }) => type)
  expect(types.length).toBeGreaterThan(1)
  expect(types.indexOf('research')).toBe(types.length - 1)
})
