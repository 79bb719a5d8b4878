import type { ApiClient } from '#api-client/api-client.ts'
import type { Weighed } from '#model/tools/weight-value/weigh-load.ts'
import { toMark } from '#model/wiki/provenance.ts'

/** Everything sold by weight whose price is known. */
export async function loadWeighed(api: ApiClient): Promise<Weighed[]> {
  const items = await api.itemLinks()
  return items.flatMap(({ name, safe_name, group, value, value_certainty, price_per_weight }) =>
    price_per_weight && value !== null && value > 0 ? [{ name, safe_name, group, value, mark: toMark(value_certainty) }] : [],
  )
}
