import type { ApiClient } from '#api-client/api-client.ts'
import { toAnvilRecipes } from '#model/crafting/anvil-recipes.ts'
import type { Resource } from '#model/crafting/resource.ts'
import { stockGroups, toStockGoods, type StockGood } from '#model/tools/sell/stock-goods.ts'
import type { FactLookup } from '#model/wiki/fact-lookup.ts'

type Made = Resource & { safe_name: string }

/** The lines of the stock board. Of a group that a line stands for, it is told by the dearest and by what goes onto the anvil. */
export async function loadStockGoods(api: ApiClient, facts: FactLookup, resources: readonly Made[]): Promise<StockGood[]> {
  const forged = toAnvilRecipes(resources).flatMap(({ bar, gems }) => [bar, ...gems.slice(0, 1)])
  const [links, ...dearest] = await Promise.all([
    api.itemLinksOf([...new Set(forged)]),
    ...stockGroups(facts).map((group) => api.itemTable(1, Object.entries({ group, sort: 'price', direction: 'desc', mods: 'true' }))),
  ])
  return toStockGoods(facts, resources, [...dearest.flatMap(({ results }) => results), ...links])
}
