import { isOneOf } from '#model/text/one-of.ts'
import { keysOf } from '#model/wiki/keyed.ts'
import { itemGroups } from './item-groups.ts'
import type { ItemGroup } from './item.ts'

/** Groups that the scrapyard does not take. */
const unscrapped: readonly ItemGroup[] = ['fish', 'resource', 'blueprint', 'relic', 'crop', 'seed-bag', 'other']
export const scrapGroups = keysOf(itemGroups).filter((group) => !unscrapped.includes(group))

/** Whether the scrapyard takes an item: with a price per piece. */
export function canScrap({ value, price_per_weight, group }: { value: number | null; price_per_weight: boolean; group: string }): boolean {
  return value !== null && value > 0 && !price_per_weight && isOneOf(scrapGroups, group)
}
