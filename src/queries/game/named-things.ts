import { shopEntryName } from '#model/places/shop-entry-name.ts'
import type { Kysely } from 'kysely'
import type { Tables } from '#database/tables.ts'
import { writeOut } from '#model/text/sentence-case.ts'
import { toSafeName } from '#model/text/slugs.ts'
import type { CoveredItem } from '#model/wiki/question.ts'
import { paths } from '#model/wiki/paths.ts'

/** What a thing is called, and the pages that speak of it: its own first, if it has one. */
export type NamedThing = { name: string; pages: readonly string[] }

/** Everything that has a line of sources, by kind and name of its file, as the provenance call names it; of items on wish only some. */
export async function readNamedThings(db: Kysely<Tables>, someItems?: readonly string[]) {
  const wanted = db.selectFrom('item').select(['id', 'safe_name', 'name', 'group', 'modded'])
  const traded = db.selectFrom('item_shop').select(['item_id', 'shop_id'])
  const [items, trade, shops, towns, digsites, vehicles, blueprints, mods, drawings, prose] = await Promise.all([
    (someItems ? wanted.where('safe_name', 'in', someItems) : wanted).execute(),
    (someItems
      ? traded.where('item_id', 'in', (of) => of.selectFrom('item').select('id').where('safe_name', 'in', someItems))
      : traded
    ).execute(),
    db.selectFrom('shop').select(['id', 'safe_name', 'name', 'town']).execute(),
    db.selectFrom('town').select(['town_safe_name', 'name']).execute(),
    db.selectFrom('digsite').select(['safe_name', 'name']).execute(),
    db.selectFrom('vehicle').select(['safe_name', 'name', 'shop']).execute(),
    db.selectFrom('blueprint').select(['output', 'blueprint_item']).execute(),
    db.selectFrom('mod').select('name').execute(),
    db.selectFrom('citation').select(['id', 'page']).where('kind', '=', 'wiring').execute(),
    db.selectFrom('destination').select(['path', 'page']).where('page', '!=', '').execute(),
  ])
  const shopPages = new Map(shops.map(({ id, safe_name, town }) => [id, paths.shop({ id, safe_name, town: { town_safe_name: town } })]))
  const toPages = (ids: readonly number[]) => ids.flatMap((id) => shopPages.get(id) ?? [])
  const itemOf = indexItems(items, trade)

  const things = new Map<string, NamedThing>([
    ...items.map(({ safe_name, name }) => [`item/${safe_name}`, { name, pages: [paths.item(safe_name)] }] as const),
    ...shops.map(({ id, safe_name, name }) => [`shop/${shopEntryName({ id, safe_name })}`, { name, pages: toPages([id]) }] as const),
    ...towns.map(({ town_safe_name, name }) => [`town/${town_safe_name}`, { name, pages: [paths.towns] }] as const),
    ...digsites.map(({ safe_name, name }) => [`digsite/${safe_name}`, { name, pages: [paths.digsites] }] as const),
    ...vehicles.map(({ safe_name, name, shop }) => [`vehicle/${safe_name}`, { name, pages: toPages([shop]) }] as const),
    ...mods.map(({ name }) => [`mod/${toSafeName(name)}`, { name, pages: [paths.mods] }] as const),
  ])
  // A build stands where it is drawn; pages of prose are cited by their files.
  const addresses = new Map(prose.map(({ path, page }) => [`pages/${page}.md`, path]))
  const wiringPages = Map.groupBy(drawings, ({ id }) => id)
  const names = new Map(items.map(({ safe_name, name }) => [safe_name, name]))
  const itemPages: Record<string, (id: string) => string[]> = {
    resource: (id) => [paths.item(id)],
    relic: (id) => [paths.item(id), paths.digsites],
    'seed-bag': (id) => [paths.item(id), paths.digsites],
    'logic-element': (id) => [paths.item(id)],
    wiring: (id) => (wiringPages.get(id) ?? []).map(({ page }) => addresses.get(page) ?? page),
    blueprint: (id) => [id, ...blueprints.filter(({ output }) => output === id).map((one) => one.blueprint_item)].map(paths.item),
  }
  const others: Record<string, string[]> = { 'patch-note': [paths.patchNotes] }

  return {
    /** A thing by kind and file; what has no name of its own is called after its file. */
    find(kind: string, id: string): NamedThing {
      const pages = itemPages[kind]?.(id) ?? others[kind] ?? []
      return things.get(`${kind}/${id}`) ?? { name: names.get(id) ?? writeOut(id), pages }
    },
    /** What a question asks of an item. */
    itemOf,
    /** The pages of the shops that trade in an item: they tell its price, too. */
    shopPagesOf(id: string): string[] {
      return toPages(itemOf(id)?.shops ?? [])
    },
  }
}

/** What questions ask of some items. */
export async function readCoveredItems(db: Kysely<Tables>, safeNames: readonly string[]) {
  const items = await db
    .selectFrom('item')
    .select(['id', 'safe_name', 'group', 'modded'])
    .where('safe_name', 'in', ['', ...safeNames])
    .execute()
  const ids = items.map(({ id }) => id)
  const trade = await db
    .selectFrom('item_shop')
    .select(['item_id', 'shop_id'])
    .where('item_id', 'in', [-1, ...ids])
    .execute()
  return indexItems(items, trade)
}

function indexItems(
  items: readonly { id: number; safe_name: string; group: string; modded: 0 | 1 }[],
  trade: readonly { item_id: number; shop_id: number }[],
) {
  const shopsOf = Map.groupBy(trade, ({ item_id }) => item_id)
  const covered = new Map(
    items.map(({ id, safe_name, group, modded }): [string, CoveredItem] => [
      safe_name,
      { group, modded: modded === 1, shops: (shopsOf.get(id) ?? []).map(({ shop_id }) => shop_id) },
    ]),
  )
  return (safeName: string) => covered.get(safeName)
}
export type NamedThings = Awaited<ReturnType<typeof readNamedThings>>
