import type { Kysely, Selectable } from 'kysely'
import type { Item, ItemDetails, ItemLink, ItemRow as ItemListing } from '#model/items/item.ts'
import { isEstimate, type Certainty } from '#model/wiki/provenance.ts'
import { toComparable } from '#model/text/slugs.ts'
import type { Store } from '#model/places/shop.ts'
import type { Tables } from '#database/tables.ts'
import { toStore } from './shops.ts'

/** How sure the value of an item is, and of which version, by its safe name. */
type ValueSources = ReadonlyMap<string, { certainty: Certainty; version: string }>
type ItemRow = Selectable<Tables['item']>

export function itemQueries(db: Kysely<Tables>) {
  const active = () => db.selectFrom('item').where('active', '=', 1)

  async function findRow(safeNameOrId: string): Promise<ItemRow | undefined> {
    const query = active().selectAll()
    const bySafeName = await query.where('safe_name', '=', safeNameOrId.toLowerCase()).executeTakeFirst()
    if (bySafeName || !/^\d{1,9}$/.test(safeNameOrId)) return bySafeName
    return query.where('id', '=', Number(safeNameOrId)).executeTakeFirst()
  }

  async function withStores(rows: ItemRow[]): Promise<Item[]> {
    const stores = await listStores(db, rows.length === 1 ? rows[0]?.id : undefined)
    return rows.map((row) => toItem(row, stores.get(row.id) ?? []))
  }

  return {
    /** By safe name, or by id where no safe name is that number. */
    async findExact(safeNameOrId: string): Promise<Item | undefined> {
      const row = await findRow(safeNameOrId)
      return row && (await withStores([row]))[0]
    },

    async listAll(): Promise<Item[]> {
      return withStores(await active().selectAll().orderBy('name').execute())
    },

    async listVanilla(): Promise<Item[]> {
      return withStores(await active().selectAll().where('modded', '=', 0).orderBy('name').execute())
    },

    /** Items whose name or alias holds the text; spaces, hyphens, apostrophes and capitals do not count. */
    async listMatching(text: string): Promise<Item[]> {
      const wanted = toComparable(text)
      if (wanted === '') return []
      return withStores(await active().selectAll().where('comparable', 'like', `%${wanted}%`).orderBy('name').execute())
    },

    /** Any item; `chance` is at least 0 and less than 1. */
    async findRandom(chance: () => number): Promise<Item | undefined> {
      const { count } = await active()
        .select((select) => select.fn.countAll<number | string>().as('count'))
        .executeTakeFirstOrThrow()
      const row = await active()
        .selectAll()
        .orderBy('id')
        .limit(1)
        .offset(Math.floor(chance() * Number(count)))
        .executeTakeFirst()
      return row && (await withStores([row]))[0]
    },

    async findDetails(safeName: string): Promise<ItemDetails | undefined> {
      const row = await findRow(safeName)
      if (!row) return undefined
      const sources = await listValueSources(db)
      const toLink = (found: ItemRow | undefined) => (found ? toItemLink(found, sources) : null)
      const [sameGroup, usedIn, foundAt, previous, next] = await Promise.all([
        active().selectAll().where('group', '=', row.group).where('id', '!=', row.id).orderBy('name').limit(maxNeighbours).execute(),
        listUses(db, row.safe_name),
        db
          .selectFrom('find')
          .innerJoin('digsite', 'digsite.safe_name', 'find.digsite')
          .where('find.item', '=', row.safe_name)
          .select(['digsite.name', 'digsite.safe_name', 'find.certainty'])
          .orderBy('digsite.name')
          .execute(),
        active().selectAll().where('name', '<', row.name).orderBy('name', 'desc').limit(1).executeTakeFirst(),
        active().selectAll().where('name', '>', row.name).orderBy('name').limit(1).executeTakeFirst(),
      ])
      return {
        ...toItemLink(row, sources),
        shop_role: row.shop_role,
        since: row.since,
        uses: row.uses,
        explains: JSON.parse(row.explains) as ItemDetails['explains'],
        advice: row.advice,
        alias: row.alias,
        game_class: row.game_class,
        checked: row.checked,
        same_group: sameGroup.map((other) => toItemLink(other, sources)),
        used_in: usedIn.map((other) => toItemLink(other, sources)),
        found_at: foundAt.map(({ certainty, ...place }) => ({ ...place, estimate: isEstimate(certainty), certainty })),
        previous: toLink(previous),
        next: toLink(next),
        prices: JSON.parse(row.prices) as ItemDetails['prices'],
        process: row.process,
        opens: row.opens,
      }
    },

    /** Links to the items of these safe names, in that order; unknown ones are left out. */
    async listLinks(safeNames: string[]): Promise<ItemLink[]> {
      if (safeNames.length === 0) return []
      const rows = await active().selectAll().where('safe_name', 'in', safeNames.slice(0, maxLinks)).execute()
      const sources = await listValueSources(db)
      const found = new Map(rows.map((row) => [row.safe_name, toItemLink(row, sources)]))
      return safeNames.flatMap((safeName) => found.get(safeName) ?? [])
    },

    /** Links to all items, by name: what the database table shows. */
    async listAllLinks(): Promise<ItemListing[]> {
      const [rows, sources] = [await active().selectAll().orderBy('name').execute(), await listValueSources(db)]
      return rows.map((row) => ({ ...toItemLink(row, sources), alias: row.alias, id: row.id }))
    },
  }
}

/** The others of a group that a page shows at most. */
const maxNeighbours = 60
export const maxLinks = 200

/** Shops by the item they trade in; of one item, or of all. */
async function listStores(db: Kysely<Tables>, itemId?: number): Promise<Map<number, Store[]>> {
  let query = db
    .selectFrom('item_shop')
    .innerJoin('shop', 'shop.id', 'item_shop.shop_id')
    .innerJoin('town', 'town.town_safe_name', 'shop.town')
    .where('shop.active', '=', 1)
    .select([
      'item_shop.item_id',
      'shop.id',
      'shop.name',
      'shop.safe_name',
      'shop.modded',
      'town.name as town_name',
      'town.town_safe_name',
      'shop.category',
    ])
    .orderBy('shop.id')
  if (itemId !== undefined) query = query.where('item_shop.item_id', '=', itemId)
  const stores = new Map<number, Store[]>()
  for (const row of await query.execute()) {
    const known = stores.get(row.item_id)
    if (known) known.push(toStore(row))
    else stores.set(row.item_id, [toStore(row)])
  }
  return stores
}

/** How sure the value of each item is, and of which version, by safe name. */
export async function listValueSources(db: Kysely<Tables>): Promise<ValueSources> {
  const rows = await db
    .selectFrom('provenance')
    .select(['id', 'certainty', 'version'])
    .where('kind', '=', 'item')
    .where('field', '=', 'value')
    .execute()
  return new Map(rows.map(({ id, ...source }) => [id, source]))
}

/** What an item goes into: recipes that output from it, and blueprints that ask for it. */
async function listUses(db: Kysely<Tables>, safeName: string): Promise<ItemRow[]> {
  const resource = await db.selectFrom('resource').select('output').where('safe_name', '=', safeName).executeTakeFirst()
  const blueprints = await db
    .selectFrom('blueprint')
    .select(['blueprint_item', 'output'])
    .where((where) => where.or([where('require_item', '=', safeName), where('blueprint_item', '=', safeName)]))
    .execute()
  const outputs = [
    ...(resource ? (JSON.parse(resource.output) as string[]) : []),
    ...blueprints.map(({ blueprint_item, output }) => (blueprint_item === safeName ? output : blueprint_item)),
  ]
  if (outputs.length === 0) return []
  return db.selectFrom('item').selectAll().where('safe_name', 'in', outputs).orderBy('name').execute()
}

function toItem({ id, name, description, value, modded }: ItemRow, stores: Store[]): Item {
  return { id, name, description, value, modded: modded === 1, stores }
}

export function toItemLink(
  { name, safe_name, description, value, price_per_weight, group, modded }: ItemRow,
  sources: ValueSources,
): ItemLink {
  const source = sources.get(safe_name)
  const certainty = value === null ? undefined : source?.certainty
  return {
    name,
    safe_name,
    description,
    value,
    price_per_weight: price_per_weight === 1,
    group: group,
    modded: modded === 1,
    value_estimate: isEstimate(certainty),
    value_certainty: certainty ?? null,
    value_version: source?.version ?? '',
  }
}
