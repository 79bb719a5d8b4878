import type { Kysely } from 'kysely'
import { createRowReader, type StoredRow } from '#database/stored-as.ts'
import { Shop, StockedItem, Store, type ShopBlueprint, type ShopCategory } from '#model/places/shop.ts'
import type { Tables } from '#database/tables.ts'
import { isNamed } from '../named.ts'

const ownFields = Store.omit({ town: true }).shape
const readOwn = createRowReader(ownFields)
const readMore = createRowReader(Shop.pick({ description: true, sells_blueprints: true }).shape)
const readStocked = createRowReader(StockedItem.shape)

/** Columns of a `Store`, with its town. */
const storeColumns = [
  'shop.id',
  'shop.name',
  'shop.safe_name',
  'shop.modded',
  'shop.category',
  'town.name as town_name',
  'town.town_safe_name',
] as const

export function shopQueries(db: Kysely<Tables>) {
  const shops = () =>
    db
      .selectFrom('shop')
      .innerJoin('town', 'town.town_safe_name', 'shop.town')
      .where('shop.active', '=', 1)
      .select([...storeColumns, 'shop.description', 'shop.sells_blueprints', 'shop.alias'])
      .orderBy('shop.id')
  type ShopRow = Awaited<ReturnType<ReturnType<typeof shops>['execute']>>[number]

  async function toShop(row: ShopRow, inventory: StockedItem[]): Promise<Shop> {
    return { ...toStore(row), ...readMore(row), inventory, blueprints: row.sells_blueprints ? await listBlueprints(db, row.id) : [] }
  }

  return {
    async find(id: number): Promise<Shop | undefined> {
      const row = await shops().where('shop.id', '=', id).executeTakeFirst()
      return row && toShop(row, await listInventory(db, id))
    },

    /** A shop without its inventory. */
    async findStore(id: number): Promise<Store | undefined> {
      const row = await shops().where('shop.id', '=', id).executeTakeFirst()
      return row && toStore(row)
    },

    /** The active shops of these ids. */
    async listStores(ids: readonly number[]): Promise<Store[]> {
      if (ids.length === 0) return []
      return (
        await shops()
          .where('shop.id', 'in', [...ids])
          .execute()
      ).map(toStore)
    },

    /** The first shop of a category, in the order of the towns. */
    async findFirstOf(category: ShopCategory): Promise<Store | undefined> {
      const row = await shops().where('category', '=', category).clearOrderBy().orderBy('town.id').orderBy('shop.id').executeTakeFirst()
      return row && toStore(row)
    },

    /** Shops with this safe name, id, name or alias, by id. */
    async listExact(text: string): Promise<Store[]> {
      const rows = await shops().execute()
      return rows.filter(({ id, name, safe_name, alias }) => isNamed(text, [String(id), name, safe_name], alias)).map(toStore)
    },
  }
}

type StoreRow = StoredRow<typeof ownFields> & { town_name: string; town_safe_name: string }

/** Converts a row with the columns of `storeColumns`. */
export function toStore(row: StoreRow): Store {
  return { ...readOwn(row), town: { name: row.town_name, town_safe_name: row.town_safe_name } }
}

/** For more items than this, the shops of all items are read. */
const maxNamed = 500

/** The active shops that trade in the items, by item id. */
export async function listStoresOfItems(db: Kysely<Tables>, itemIds: readonly number[]): Promise<Map<number, Store[]>> {
  const stores = new Map<number, Store[]>()
  // "in ()" is not valid SQL.
  if (itemIds.length === 0) return stores
  let query = db
    .selectFrom('item_shop')
    .innerJoin('shop', 'shop.id', 'item_shop.shop_id')
    .innerJoin('town', 'town.town_safe_name', 'shop.town')
    .where('shop.active', '=', 1)
    .select(['item_shop.item_id', ...storeColumns])
    .orderBy('shop.id')
  if (itemIds.length <= maxNamed) query = query.where('item_shop.item_id', 'in', [...itemIds])
  for (const row of await query.execute()) {
    const list = stores.get(row.item_id)
    if (list) list.push(toStore(row))
    else stores.set(row.item_id, [toStore(row)])
  }
  return stores
}

async function listInventory(db: Kysely<Tables>, shopId: number): Promise<StockedItem[]> {
  const rows = await db
    .selectFrom('item_shop')
    .innerJoin('item', 'item.id', 'item_shop.item_id')
    .where('item_shop.shop_id', '=', shopId)
    .where('item.active', '=', 1)
    .select(['item.name', 'item.value', 'item.description', 'item.modded'])
    .orderBy('item.name')
    .execute()
  return rows.map(readStocked)
}

async function listBlueprints(db: Kysely<Tables>, shopId: number): Promise<ShopBlueprint[]> {
  const rows = await db.selectFrom('blueprint').selectAll().where('research_shop', '=', shopId).orderBy('order').execute()
  return rows.map(({ require_item, require_weight, blueprint_item }) => ({
    input: [{ name: require_item, amt: require_weight }],
    output: [blueprint_item],
  }))
}
