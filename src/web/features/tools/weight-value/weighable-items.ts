import type { LinkedItem } from '#model/items/item.ts'
import type { Weighed } from '#model/tools/weight-value/weigh-load.ts'
import { toMark } from '#model/wiki/certainty.ts'

/** Everything sold by weight with a known price. */
export function toWeighed(items: readonly LinkedItem[]): Weighed[] {
  return items.map(({ name, safe_name, group, value, value_certainty }) => ({
    name,
    safe_name,
    group,
    value: value ?? 0,
    mark: toMark(value_certainty),
  }))
}
