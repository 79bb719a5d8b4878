import { expect, test } from 'vitest'
import { createRecipeBook } from '#model/crafting/recipes.ts'
import { pickRecipes } from '#model/crafting/pick-recipes.ts'
import { readRealContent } from '../../../test/support/real-content.ts'
import { lookUpFacts } from '#model/wiki/fact-lookup.ts'
import { listShortFacts } from './short-facts.ts'

const content = readRealContent()
const facts = lookUpFacts(content.facts)
const ground = { ground: facts.item('ground'), scrapMetal: facts.item('scrap_metal') }
const records = {
  resources: content.resources.map((resource) => ({ ...resource, recipe_certainty: null })),
  blueprints: content.blueprints.map((blueprint) => ({
    ...blueprint,
    craft_estimate: false,
    craft_certainty: 'files' as const,
    require_certainty: 'files' as const,
  })),
}
const book = createRecipeBook(records.resources, records.blueprints, ground)

/** "Get: Smelt Gold Ore": the rows of an item, links in brackets. */
function describeRows(safeName: string): string[] {
  const { process, group, shop_role } = content.items.find(({ safe_name }) => safe_name === safeName)!
  const details = { safe_name: safeName, process, group, shop_role, found_at: [] }
  const page = { details, item: { stores: [] }, partner: null, sources: [], ...pickRecipes(details, records, book) }
  const rows = listShortFacts(page, ground)
  return rows.map(
    ({ label, parts }) =>
      `${label}: ${parts.map(({ text, path, mark }) => (path ? `[${text}]` : text) + (mark === 'guess' ? '?' : '')).join('')}`,
  )
}

test.each([
  ['gold-bar', ['Get: Smelt [Gold Ore]', 'Used for: [Bracelet], rings, necklaces, workbench goods']],
  ['gold-ore', ['Get: Wash [Dirt]', 'Used for: [Gold Bar]']],
  ['emerald-ring', ['Get: Smith [Gold Bar] + [Emerald]']],
  ['candle-blueprint', ['Get: Hand in [Sword]', 'Used for: [Candle]']],
  ['pan', ['Gives: [Cloutium Ore], [Gold Ore], [Iron Ore], [Shard], uncut gems']],
  ['workbench', ['Gives: [Battle Axe], [Blunderbuss], [Cage], [Candle] and 7 more']],
  ['anvil', ['Gives: [Axe], [Bracelet], [Dagger], necklaces and 5 more']],
  ['shovel', []],
])('%s has the rows %j', (item, rows) => {
  expect(describeRows(item)).toEqual(rows)
})

test('a guessed digsite has a mark', () => {
  const found_at = [{ name: 'South Hope', safe_name: 'south-hope', estimate: true, certainty: 'guess' as const }]
  const details = { safe_name: 'afage-seed-bag', process: '' as const, group: 'seed-bag' as const, shop_role: 'none' as const, found_at }
  const page = { details, item: { stores: [] }, partner: null, sources: [], resources: [], blueprints: [] }
  expect(listShortFacts(page, ground)).toEqual([
    { label: 'Get', parts: [{ text: 'Dig at ' }, { text: 'South Hope', path: '/guide-book/digsites#south-hope' }], mark: 'guess' },
  ])
})
