import { shopEntryName } from '#model/places/shop-entry-name.ts'
import type { Kysely } from 'kysely'
import type { Tables } from '#database/tables.ts'
import { writeOut } from '#model/text/sentence-case.ts'
import { toSafeName } from '#model/text/slugs.ts'
import type { CoveredItem } from '#model/wiki/question.ts'
import { paths } from '#model/wiki/paths.ts'

/** A thing's name, and the pages about it, its own first. */
export type NamedThing = { name: string; pages: readonly string[] }

/** Reads names and pages of everything with sources, by kind and id as in the `provenance` table. `someItems`: safe names of the items to read. */
export async function readNamedThings(db: Kysely<Tables>, someItems?: readonly string[]) {
  const allItems = db.selectFrom('item').select(['id', 'safe_name', 'name', 'group', 'modded'])
  const traded = db.selectFrom('item_shop').select(['item_id', 'shop_id'])
  const [items, trade, shops, towns, digsites, vehicles, blueprints, mods, drawings, prose] = await Promise.all([
    (someItems ? allItems.where('safe_name', 'in', someItems) : allItems).execute(),
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
  // A build belongs to the pages that show its wiring; prose is cited by its file.
  const addresses = new Map(prose.map(({ path, page }) => [`pages/${page}.md`, path]))
  const wiringPages = Map.groupBy(drawings, ({ id }) => id)
  const names = new Map(items.map(({ safe_name, name }) => [safe_name, name]))
  const itemPages: Record<string, (id: string) => string[]> = {
    resource: (id) => [paths.item(id)],
    relic: (id) => [paths.item(id), paths.digsites],
    'seed-bag': (id) => [paths.item(id), paths.digsites],
    'logic-element': (id) => [paths.item(id)],
    wiring: (id) => (wiringPages.get(id) ?? []).map(({ page }) => addresses.get(page) ?? page),
    blueprint: (id) =>
      [id, ...blueprints.filter(({ output }) => output === id).map((blueprint) => blueprint.blueprint_item)].map(paths.item),
  }
  const others: Record<string, string[]> = { 'patch-note': [paths.patchNotes] }

  return {
    /** Finds a thing by kind and id; one without a name is named after its id. */
    find(kind: string, id: string): NamedThing {
      const pages = itemPages[kind]?.(id) ?? others[kind] ?? []
      return things.get(`${kind}/${id}`) ?? { name: names.get(id) ?? writeOut(id), pages }
    },
    /** Data of an item for questions that cover groups or shops. */
    itemOf,
    /** Pages of the shops that trade in an item, which also show its price. */
    shopPagesOf(id: string): string[] {
      return toPages(itemOf(id)?.shops ?? [])
    },
  }
}

/** Reads the data of some items for questions that cover groups or shops. */
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
export type NamedThingIndex = Awaited<ReturnType<typeof readNamedThings>>
