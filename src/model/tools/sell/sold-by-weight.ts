import { sortGoods, type Good, type GoodGroup } from '#model/lists/afford.ts'
import type { ItemRow } from '#model/items/item.ts'
import { findOdds, type Odds } from '#model/items/drop-chances.ts'
import { toMark, worstMark } from '#model/wiki/certainty.ts'
import type { Resource, ResourceType } from '#model/crafting/resource.ts'

type NamedResource = Resource & { safe_name: string }
type Priced = Pick<ItemRow, 'name' | 'safe_name' | 'value' | 'value_certainty' | 'price_per_weight'>

const groupOf: Record<ResourceType, GoodGroup> = {
  bar: 'bar',
  gem: 'gem',
  weapon: 'made',
  jewelry: 'made',
  ore: 'other',
  'uncut-gem': 'other',
  'composite-gem': 'other',
  blueprint: 'other',
}
/** Names for groups of items with equal prices. */
const sharedNames: Partial<Record<ResourceType, string>> = { gem: 'Cut gem', 'uncut-gem': 'Uncut gem', 'composite-gem': 'Composite gem' }

/**
 * Lists the goods sold by weight, each with the find it is made from. Items of a type with equal prices are one good ("Cut gem", "Ring")
 * with their lowest certainty. `fish` is the price of fish per unit of weight in hundredths of a coin.
 */
export function toGoods(
  items: readonly Priced[],
  resources: readonly NamedResource[],
  odds: readonly Odds[],
  fish: Pick<Good, 'value' | 'mark'> | null,
): Good[] {
  const byName = new Map(resources.map((resource) => [resource.safe_name, resource]))
  const goods = new Map<string, Good>()
  for (const { name, safe_name, value, value_certainty, price_per_weight } of items) {
    const resource = byName.get(safe_name)
    if (!resource || !price_per_weight || !value) continue
    const shared = sharedNameOf(resource)
    const key = shared ? `${shared} ${value}` : safe_name
    const good = goods.get(key)
    const find = findOf(safe_name, byName, odds)
    const mark = toMark(value_certainty)
    const member = { name, safe_name, value, mark }
    if (good && shared) {
      const members = [...good.members, member]
      goods.set(key, { ...good, name: shared, isSeveral: true, members, mark: worstMark([good.mark, mark]), find: good.find ?? find })
    } else goods.set(key, { ...member, isSeveral: false, members: [member], group: groupOf[resource.type], find })
  }
  if (fish) goods.set('fish', { name: 'Fish', safe_name: null, isSeveral: true, members: [], group: 'other', ...fish, find: null })
  return sortGoods([...goods.values()].map((good) => (good.isSeveral ? good : { ...good, members: [] })))
}

/** "Ruby Ring" -> "Ring": the gem does not change the price. */
function sharedNameOf({ type, name }: NamedResource): string | undefined {
  return type === 'jewelry' ? name.split(' ').at(-1) : sharedNames[type]
}

/** Follows recipes with a single ingredient back to a find. Recipes have no cycles. */
function findOf(safeName: string, byName: ReadonlyMap<string, NamedResource>, odds: readonly Odds[]): Good['find'] {
  const own = findOdds(odds, safeName)
  if (own) return { label: own.label, percent: own.percent, item: own.items[0] ?? safeName }
  const [only, ...more] = byName.get(safeName)?.input ?? []
  return only && more.length === 0 ? findOf(only.name, byName, odds) : null
}
