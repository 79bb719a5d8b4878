import { namesOf } from '#model/wiki/keyed.ts'
import { toAnvilRecipes } from '#model/crafting/anvil-recipes.ts'
import type { Resource } from '#model/crafting/resource.ts'
import { itemGroups } from '#model/items/item-groups.ts'
import { hundredthsPerCoin } from '#model/text/money.ts'
import { toSafeName } from '#model/text/slugs.ts'
import type { Mark } from '#model/wiki/certainty.ts'
import type { FactLookup } from '#model/wiki/fact-lookup.ts'

/** The two halves of the stock board. A market most likely trades one of them. */
export const boardHalves = ['raw', 'crafted'] as const
export type BoardHalf = (typeof boardHalves)[number]

/** What one piece takes: so many of other goods, by their keys. */
export type Parts = Record<string, number>

/** A line of the stock board. */
export type StockGood = {
  /** As the facts name it: "gold bar". */
  key: string
  /** Of several: "gold bars". */
  many: string
  /** Safe name of the item whose picture is used. */
  tile: string
  /** The one item that this line is; null where it stands for several. */
  safe_name: string | null
  /** Hundredths of a coin for one unit of weight, around which the day's price moves. */
  base: number
  /** How sure the base price is. */
  mark: Mark | null
  half: BoardHalf
  /** How the anvil makes it; null for what nobody forges. */
  recipe: Parts | null
}

type Made = Pick<Resource, 'name' | 'type' | 'input'> & { safe_name: string }
type Thing = { safe_name: string; group: string; value: number | null }

/** The groups of items that a line of the board stands for: "gem". */
export function stockGroups(facts: FactLookup) {
  const keys = Object.keys(facts.numbers('stock_base_prices_per_weight') ?? {})
  return namesOf(itemGroups).filter((group) => keys.includes(group))
}

/** The lines of the board, in the order of the base prices, with what the anvil makes of which. */
export function toStockGoods(facts: FactLookup, resources: readonly Made[], items: readonly Thing[]): StockGood[] {
  const prices = Object.entries(facts.numbers('stock_base_prices_per_weight') ?? {})
  const names = { raw: facts.texts('stock_board_raw'), crafted: facts.texts('stock_board_crafted') }
  const recipes = toAnvilRecipes(resources)
  const keys = prices.map(([key]) => key)
  const byValue = items.toSorted((one, other) => (other.value ?? 0) - (one.value ?? 0))
  // "gold bar" is one thing, "gem" and "fish" are many; of these the dearest stands for all, and no boot.
  const thingsOf = (key: string) => [
    ...resources.filter(({ safe_name, type }) => safe_name === toSafeName(key) || type === key).map(({ safe_name }) => safe_name),
    ...byValue.filter(({ group }) => group === key).map(({ safe_name }) => safe_name),
  ]
  const goodOf = (item: string) => keys.find((key) => thingsOf(key).includes(item))
  return prices.map(([key, coins]) => {
    const recipe = recipes.find(({ name }) => name.toLowerCase() === key)
    const [bar, gem] = [recipe && goodOf(recipe.bar), recipe?.gems[0] === undefined ? undefined : goodOf(recipe.gems[0])]
    const isKnown = recipe && bar !== undefined && (recipe.gems.length === 0 || gem !== undefined)
    const half = names.crafted.some((name) => isPlural(name, key)) ? 'crafted' : 'raw'
    return {
      key,
      many: names[half].find((name) => isPlural(name, key)) ?? key,
      safe_name: items.some(({ safe_name }) => safe_name === toSafeName(key)) ? toSafeName(key) : null,
      tile: recipe?.makes[0]?.safe_name ?? thingsOf(key)[0] ?? toSafeName(key),
      base: Math.round(coins * hundredthsPerCoin),
      mark: facts.mark('stock_base_prices_per_weight'),
      half,
      recipe: isKnown ? { [bar]: recipe.bars, ...(gem !== undefined && { [gem]: 1 }) } : null,
    }
  })
}

/** "swords" of "sword"; "fish" of "fish". The board speaks of many. */
function isPlural(name: string, key: string): boolean {
  return name === key || name === `${key}s`
}
