import type { ItemAmount } from '#model/crafting/resource.ts'
import { ItemGroup } from '#model/items/item.ts'
import { tradeOf, trades } from '#model/places/shop-categories.ts'
import type { ShopCategory, Store } from '#model/places/shop.ts'
import { toSafeName } from '#model/text/slugs.ts'
import type { Collected, CollectedRow } from '../collect.ts'
import type { Reject, HostRow } from '../read-rows.ts'
import type { Context, More } from '../to-things.ts'

/** Resource types that are also item groups. */
const sameGroups = ItemGroup.exclude(['blueprint'])

type Take = (found: CollectedRow, context: Context) => More

/** Fields of this game's kinds that need conversion, or the reason why a thing is rejected. */
export const gameThings = {
  towns: ({ row, hit }, { vanillaTowns }) => ({
    name: String(row.town_safe_name),
    data: { modded: hit.modded ?? !vanillaTowns.has(row.id) },
  }),
  shops: ({ row }) => ({
    name: String(row.safe_name),
    data: { town: (row as Store).town.town_safe_name },
  }),
  items: ({ row, hit }, { things }) => {
    const resource = things.resources.find((candidate) => candidate.row.safe_name === toSafeName(String(row.name)))?.row.type
    const stores = row.stores as Store[]
    const offered = new Set(stores.map(({ category }) => tradeOf(category)))
    return {
      data: {
        group: hit.relic === true ? 'relic' : hit.blueprint === true ? 'blueprint' : (sameGroups.safeParse(resource).data ?? 'other'),
        shops: stores.map(({ id }) => id),
        shop_role: trades.find((trade) => offered.has(trade)) ?? 'none',
      },
    }
  },
  digsites: ({ row }, { things }) => {
    const { town, equipment_store, jeweler, relics } = row as {
      town: Store['town']
      equipment_store: HostRow
      jeweler: HostRow
      relics: string[]
    }
    const items = new Map(things.items.map((item) => [item.row.name, toSafeName(String(item.row.name))]))
    return {
      data: {
        town: town.town_safe_name,
        equipment_store: equipment_store.id,
        jeweler: jeweler.id,
        relics: relics.map((name) => items.get(name) ?? toSafeName(name)),
      },
    }
  },
  vehicles: (_found, { things }) => {
    const shop = things.shops.find((candidate) => candidate.row.category === ('vehicles' satisfies ShopCategory))
    if (!shop) return 'the host has no shop that sells vehicles'
    return { data: { shop: shop.row.id, game_class: '' } }
  },
  resources: ({ row }) => ({ name: String(row.safe_name) }),
  blueprints: ({ row }) => ({ name: String(row.safe_name) }),
} as const satisfies Record<string, Take>

/** Derives the blueprints from the research of shops and the recipes. */
function listBlueprints({ things }: Collected, reject: Reject): CollectedRow[] {
  type ResearchedBlueprint = { input: ItemAmount[]; output: string[] }
  const chain = things.shops.flatMap(({ row }) =>
    (row.blueprints as ResearchedBlueprint[]).map((blueprint) => ({ shop: row.id, blueprint })),
  )
  return chain.flatMap(({ shop, blueprint }, index) => {
    const [[required], [blueprint_item]] = [blueprint.input, blueprint.output]
    const recipe = things.resources.find(({ row }) => (row.input as ItemAmount[]).some(({ name }) => name === blueprint_item))?.row
    const bar = (recipe?.input as ItemAmount[] | undefined)?.find(({ name }) => name !== blueprint_item)
    if (!required || !recipe || !bar) {
      reject({ row: blueprint, call: 'shop', why: 'no recipe uses this blueprint' })
      return []
    }
    const { name, safe_name } = recipe
    const requirement = { require_item: required.name, require_weight: required.amt, research_shop: shop }
    const row = { order: index + 1, name, safe_name, blueprint_item, craft_bar: bar.name, min_craft_weight: bar.amt, ...requirement }
    return [{ row, hit: {} }]
  })
}

/** Kinds without a call, derived from others. */
export const workedOut = { blueprints: listBlueprints }
