import type { ApiClient } from '#api-client/api-client.ts'
import type { Good } from '#model/lists/afford.ts'
import type { ListPlanAnswer } from '#model/lists/list-plan.ts'
import type { Shovel } from '#model/items/shovels.ts'
import type { MapPosition } from '#model/map/map-marker.ts'
import { readFieldText } from '#model/text/number-input.ts'
import type { Odds } from '#model/items/drop-chances.ts'
import type { ShopPlace } from '#model/lists/shopping-trip.ts'

/** The reader's input of the bill, kept in the query. */
export type AffordTexts = { have: string; weight: string }

/** Data of a list's trip and bill, apart from its items. */
export type ListPlan = {
  shops: ShopPlace[]
  towns: (MapPosition & { name: string })[]
  goods: Good[]
  odds: Odds[]
  shovels: Shovel[]
  /** Assumed weight of a find, a guess; null: finds are not counted. */
  findWeight: number | null
  typed: AffordTexts
}

function readAffordTexts(parameters: URLSearchParams): AffordTexts {
  return { have: readFieldText(parameters, 'have'), weight: readFieldText(parameters, 'weight') }
}

const emptyPlan: ListPlanAnswer = { shops: [], towns: [], goods: [], odds: [], shovels: [], find_weight: null }

/** Loads the plan. The list works without it, so missing data is left out. */
export async function loadListPlan(api: ApiClient, parameters: URLSearchParams): Promise<ListPlan> {
  const { goods, find_weight: findWeight, ...plan } = await api.listPlan().catch(() => emptyPlan)
  return {
    ...plan,
    goods: goods.map(({ is_several: isSeveral, ...good }) => ({ ...good, isSeveral })),
    findWeight,
    typed: readAffordTexts(parameters),
  }
}
