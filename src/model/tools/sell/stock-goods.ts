import { keysOf } from '#model/wiki/keyed.ts'
import { toAnvilRecipes } from '#model/crafting/anvil-recipes.ts'
import type { Resource } from '#model/crafting/resource.ts'
import { itemGroups } from '#model/items/item-groups.ts'
import { hundredthsPerCoin } from '#model/text/money.ts'
import { toSafeName } from '#model/text/slugs.ts'
import type { Mark } from '#model/wiki/certainty.ts'
import type { FactLookup } from '#model/wiki/fact-lookup.ts'

/** The halves of the stock board. A market probably trades one of them. */
export const boardHalves = ['raw', 'crafted'] as const
export type BoardHalf = (typeof boardHalves)[number]

/** Number of parts of a piece, by key of the good. */
export type Parts = Record<string, number>

/** A good of the stock board. */
export type StockGood = {
  /** Its name in the facts: "gold bar". */
  key: string
  /** Plural: "gold bars". */
  many: string
  /** Safe name of the item of its picture. */
  tile: string
  /** Safe name of its item; null if it stands for several items. */
  safe_name: string | null
  /** Safe names of the items that share the line and its price; empty for one item. */
  shared_by: string[]
  /** Base price in hundredths of a coin per unit of weight; the price of the day varies around it. */
  base: number
  /** Certainty of the base price. */
  mark: Mark | null
  half: BoardHalf
  /** Recipe of the anvil, or null. */
  recipe: Parts | null
}

type NamedResource = Pick<Resource, 'name' | 'type' | 'input'> & { safe_name: string }
type Thing = { safe_name: string; group: string; value: number | null }

/** The goods that stand for a group of items: "gem". */
export function stockGroups(facts: FactLookup) {
  const keys = Object.keys(facts.numbers('stock_base_prices_per_weight') ?? {})
  return keysOf(itemGroups).filter((group) => keys.includes(group))
}

/** Lists the goods of the board in the order of the facts, with their recipes. */
export function toStockGoods(facts: FactLookup, resources: readonly NamedResource[], items: readonly Thing[]): StockGood[] {
  const prices = Object.entries(facts.numbers('stock_base_prices_per_weight') ?? {})
  const names = { raw: facts.texts('stock_board_raw'), crafted: facts.texts('stock_board_crafted') }
  const recipes = toAnvilRecipes(resources)
  const keys = prices.map(([key]) => key)
  const byValue = items.toSorted((item, other) => (other.value ?? 0) - (item.value ?? 0))
  // "gold bar" is one item, "gem" and "fish" are several, shown by the most expensive one; boots do not count as fish.
  const thingsOf = (key: string) => [
    ...resources.filter(({ safe_name, type }) => safe_name === toSafeName(key) || type === key).map(({ safe_name }) => safe_name),
    ...byValue.filter(({ group }) => group === key).map(({ safe_name }) => safe_name),
  ]
  const goodOf = (item: string) => keys.find((key) => thingsOf(key).includes(item))
  return prices.map(([key, coins]) => {
    const recipe = recipes.find(({ name }) => name.toLowerCase() === key)
    const [bar, gem] = [recipe && goodOf(recipe.bar), recipe?.gems[0] === undefined ? undefined : goodOf(recipe.gems[0])]
    const isKnown = recipe && bar !== undefined && (recipe.gems.length === 0 || gem !== undefined)
    const isItem = items.some(({ safe_name }) => safe_name === toSafeName(key))
    const half = names.crafted.some((name) => isPlural(name, key)) ? 'crafted' : 'raw'
    return {
      key,
      many: names[half].find((name) => isPlural(name, key)) ?? key,
      safe_name: isItem ? toSafeName(key) : null,
      shared_by: facts.lists('shared_prices')[`stock_base_prices_per_weight.${key}`] ?? [],
      tile: recipe?.makes[0]?.safe_name ?? thingsOf(key)[0] ?? toSafeName(key),
      base: Math.round(coins * hundredthsPerCoin),
      mark: facts.mark('stock_base_prices_per_weight'),
      half,
      recipe: isKnown ? { [bar]: recipe.bars, ...(gem !== undefined && { [gem]: 1 }) } : null,
    }
  })
}

/** True for "swords" of "sword" and "fish" of "fish". */
function isPlural(name: string, key: string): boolean {
  return name === key || name === `${key}s`
}
