import { everydayWords } from '#model/items/game-words.ts'
import type { Absence } from './absent-things.ts'
import type { FormerName } from '#model/wiki/kinds/former-names.ts'
import { kinds, type KindName } from '#model/wiki/kinds/kinds.ts'
import type { DigsiteRecord } from '#model/places/digsite.ts'
import { toFactFile } from '#model/wiki/fact-lookup.ts'
import type { FactRecord } from '#model/wiki/fact.ts'
import type { ItemRecord } from '#model/items/item.ts'
import type { ShopRecord } from '#model/places/shop.ts'
import type { Sources } from '#model/wiki/provenance.ts'
import type { TownRecord } from '#model/places/town.ts'
import type { Timelines } from './news/changes.ts'
import { readOnce } from './read-once.ts'

/** What prose can refer to by name. */
export type NamedThings = {
  items: readonly ItemRecord[]
  shops: readonly ShopRecord[]
  towns: readonly TownRecord[]
  digsites: readonly DigsiteRecord[]
  facts: readonly FactRecord[]
  /** Records by kind and id, for `:value[kind/id.field]`. */
  records: ReadonlyMap<string, { fields: Record<string, unknown>; sources: Sources }>
  formerNames?: readonly FormerName[]
  /** What a field was in each version that a file tells of, for `:fact[…]{version=…}`. */
  pointsOf?: Timelines['pointsOf']
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

/** What a fact was in each version that a file tells of. */
export function pointsOfFact(key: string, { pointsOf }: NamedThings) {
  return pointsOf?.({ thing: `fact/${toFactFile(key)}`, field: 'value' }) ?? []
}

/** A link from prose to a thing's page. */
export type NameLink = { path: string; name: string; item?: string }

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
  const byFirstWord = Map.groupBy(
    [...byName].map(([name, link]) => ({ name, link, start: name.search(anyWord) })),
    ({ name }) => anyWord.exec(name)?.[0] ?? '',
  )
  for (const names of byFirstWord.values()) names.sort((a, b) => b.name.length - a.name.length)

  /** The longest name that stands in a text where this word of it does, with its plural s. */
  function findAt(text: string, word: string, at: number) {
    for (const first of word.endsWith('s') ? [word, word.slice(0, -1)] : [word])
      for (const { name, link, start } of byFirstWord.get(first) ?? []) {
        const from = at - start
        if (text.slice(from, from + name.length).toLowerCase() !== name || isPartOfWord(text, from - 1)) continue
        const end = from + name.length
        const plural = text[end]?.toLowerCase() === 's' && !isPartOfWord(text, end + 1) ? 1 : 0
        if (plural === 1 || !isPartOfWord(text, end)) return { index: from, written: text.slice(from, end + plural), link }
      }
    return undefined
  }

  const everyLink = [items.map(toItem), shops.map((shop) => [shop.id, toShop(shop)]), towns.map(toTown), digsites.map(toDigsite), linkable]
  const bySafeName = new Map(items.map((item) => [item.safe_name, item]))
  return {
    /** Another one wherever prose could name or link something else. */
    mark: readOnce('names', JSON.stringify(everyLink), () => Math.random().toString(36)),
    item: (safeName: string) => orUndefined(bySafeName.get(safeName), toItem),
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
    /** Every linkable name in a text, as whole words in any case. The work grows with the text, and not with the number of names. */
    *findIn(text: string) {
      let done = 0
      for (const { 0: word, index } of text.matchAll(everyWord)) {
        const found = index < done ? undefined : findAt(text, word.toLowerCase(), index)
        if (!found || found.index < done) continue
        done = found.index + found.written.length
        yield found
      }
    },
  }
}

const anyWord = /[\p{L}\p{N}]+/u
const everyWord = new RegExp(anyWord, 'gu')
const ofWord = /[\p{L}\p{N}-]/u

function isPartOfWord(text: string, at: number): boolean {
  return ofWord.test(text[at] ?? '')
}
export type NameIndex = ReturnType<typeof createNameIndex>

function orUndefined<T>(found: T | undefined, toLink: (thing: T) => NameLink): NameLink | undefined {
  return found && toLink(found)
}
