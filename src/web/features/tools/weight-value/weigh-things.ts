import type { ApiClient } from '#api-client/api-client.ts'
import type { Weighed } from '#model/tools/weight-value/weigh-load.ts'
import { toMark } from '#model/wiki/certainty.ts'

/** Everything sold by weight whose price is known. */
export async function loadWeighed(api: ApiClient): Promise<Weighed[]> {
  const items = await api.itemsByWeight()
  return items.map(({ name, safe_name, group, value, value_certainty }) => ({
    name,
    safe_name,
    group,
    value: value ?? 0,
    mark: toMark(value_certainty),
  }))
}
