import { isOneOf } from '#model/text/one-of.ts'
import { namesOf } from '#model/wiki/keyed.ts'
import { itemGroups } from './item-groups.ts'
import type { ItemGroup } from './item.ts'

/** What players sell themselves, and blueprints, are no construction items. */
const unscrapped: readonly ItemGroup[] = ['fish', 'resource', 'blueprint', 'relic', 'crop', 'seed-bag', 'other']
export const scrapGroups = namesOf(itemGroups).filter((group) => !unscrapped.includes(group))

/** Sold by pieces in shops. */
export function canScrap({ value, price_per_weight, group }: { value: number | null; price_per_weight: boolean; group: string }): boolean {
  return value !== null && value > 0 && !price_per_weight && isOneOf(scrapGroups, group)
}
