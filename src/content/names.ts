import { escapeForRegExp } from '#model/text/escape-for-reg-exp.ts'
import type { Absence } from './absent-things.ts'
import { kinds, type KindName } from '#model/wiki/kinds/kinds.ts'
import type { DigsiteRecord } from '#model/places/digsite.ts'
import type { FactRecord } from '#model/wiki/fact.ts'
import type { ItemRecord } from '#model/items/item.ts'
import type { ShopRecord } from '#model/places/shop.ts'
import type { Sources } from '#model/wiki/provenance.ts'
import type { TownRecord } from '#model/places/town.ts'

/** What prose can refer to by name. */
export type NamedThings = {
  items: readonly ItemRecord[]
  shops: readonly ShopRecord[]
  towns: readonly TownRecord[]
  digsites: readonly DigsiteRecord[]
  facts: readonly FactRecord[]
  /** Records by kind and id, for `:value[kind/id.field]`. */
  records: ReadonlyMap<string, { fields: Record<string, unknown>; sources: Sources }>
  /** What has a file, but no record. */
  absence?: Absence
}

/** The kinds whose fields prose can name, by the word that names them: `:value[item/shovel.price]`. */
export const citableKinds: Readonly<Record<string, KindName>> = {
  item: 'items',
  town: 'towns',
  digsite: 'digsites',
  blueprint: 'blueprints',
  vehicle: 'vehicles',
}

/** A link from prose to a thing's page. */
export type NameLink = { path: string; name: string; item?: string }

/** Single words that are things in the game but mean something else in most sentences. */
export const everydayWords = new Set(
  'map table wall floor pole stairs window bed rug safe dirt coins treasure boot scales brush hammer saw pan bucket shard axe sword cage shield candle jeweler repair'.split(
    ' ',
  ),
)

/** Finds what a name in prose means, and every name worth linking by itself. */
export function createNameIndex({ items, shops, towns, digsites }: NamedThings) {
  const toItem = (item: ItemRecord): NameLink => ({ path: kinds.items.address(item), name: item.name, item: item.safe_name })
  const toShop = (shop: ShopRecord): NameLink => ({ path: kinds.shops.address(shop), name: shop.name })
  const toTown = (town: TownRecord): NameLink => ({ path: kinds.towns.address(town), name: town.name })
  const toDigsite = (site: DigsiteRecord): NameLink => ({ path: kinds.digsites.address(site), name: site.name })

  const shopNames = new Map<string, number>()
  for (const shop of shops) shopNames.set(shop.name, (shopNames.get(shop.name) ?? 0) + 1)
  const linkable: NameLink[] = [
    ...items.filter((item) => !item.modded && !everydayWords.has(item.name.toLowerCase())).map(toItem),
    ...shops.filter((shop) => shopNames.get(shop.name) === 1 && !everydayWords.has(shop.name.toLowerCase())).map(toShop),
    ...towns.map(toTown),
    ...digsites.map(toDigsite),
  ]
  const byName = new Map(linkable.map((link) => [link.name.toLowerCase(), link]))
  const alternatives = [...byName.keys()].toSorted((a, b) => b.length - a.length).map(escapeForRegExp)
  return {
    item: (safeName: string) =>
      orUndefined(
        items.find((item) => item.safe_name === safeName),
        toItem,
      ),
    shop: (id: string) =>
      orUndefined(
        shops.find((shop) => String(shop.id) === id),
        toShop,
      ),
    town: (safeName: string) =>
      orUndefined(
        towns.find((town) => town.town_safe_name === safeName),
        toTown,
      ),
    digsite: (safeName: string) =>
      orUndefined(
        digsites.find((site) => site.safe_name === safeName),
        toDigsite,
      ),
    byName,
    /** Matches any linkable name as whole words, with its plural s; the name itself is the first group. */
    pattern: alternatives.length === 0 ? /(?!)/ : new RegExp(`(?<![\\p{L}\\p{N}-])(${alternatives.join('|')})s?(?![\\p{L}\\p{N}-])`, 'giu'),
  }
}
export type NameIndex = ReturnType<typeof createNameIndex>

function orUndefined<T>(found: T | undefined, toLink: (thing: T) => NameLink): NameLink | undefined {
  return found && toLink(found)
}
