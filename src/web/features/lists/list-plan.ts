import type { ApiClient } from '#api-client/api-client.ts'
import type { Good } from '#model/lists/afford.ts'
import { lookUpFacts } from '#model/wiki/fact-lookup.ts'
import { listShovels, type Shovel } from '#model/items/shovels.ts'
import type { MapPosition } from '#model/map/map-marker.ts'
import { hundredthsPerCoin } from '#model/text/money.ts'
import { readFieldText } from '#model/text/number-input.ts'
import { toOdds, type Odds } from '#model/items/drop-chances.ts'
import type { ShopPlace } from '#model/lists/shopping-trip.ts'
import { toGoods } from '#model/lists/sold-by-weight.ts'

/** What somebody typed to see whether they can pay for the list; it stands in the address. */
export type AffordTexts = { have: string; weight: string }

/** What a list needs to know for its trip and its bill, apart from its items. */
export type ListPlan = {
  shops: ShopPlace[]
  towns: (MapPosition & { name: string })[]
  goods: Good[]
  odds: Odds[]
  shovels: Shovel[]
  /** Stands in for the weight of a find, which no source gives; null: then finds are not counted. */
  findWeight: number | null
  typed: AffordTexts
}

function readAffordTexts(parameters: URLSearchParams): AffordTexts {
  return { have: readFieldText(parameters, 'have'), weight: readFieldText(parameters, 'weight') }
}

/** Loads the plan's part of the page. A list is still a list without it, so what can't be had is left out. */
export async function loadListPlan(api: ApiClient, parameters: URLSearchParams): Promise<ListPlan> {
  const [markers, rows, resources, known] = await Promise.all([
    api.mapMarkers().catch(() => []),
    api.itemsByWeight().catch(() => []),
    api.resources().catch(() => []),
    api.facts().catch(() => []),
  ])
  const facts = lookUpFacts(known)
  const odds = toOdds(facts)
  const stock = 'stock_base_prices_per_weight'
  const fish = facts.numbers(stock)?.fish
  return {
    shops: markers.flatMap(({ id, x, y }) => (id.startsWith('shop-') ? { id: Number(id.slice('shop-'.length)), x, y } : [])),
    towns: markers.flatMap(({ kind, name, x, y }) => (kind === 'town' ? { name, x, y } : [])),
    goods: toGoods(rows, resources, odds, fish === undefined ? null : { value: fish * hundredthsPerCoin, mark: facts.mark(stock) }),
    odds,
    shovels: listShovels(facts),
    findWeight: facts.number('assumed_find_weight'),
    typed: readAffordTexts(parameters),
  }
}
