import type { Kysely } from 'kysely'
import { ItemRecord, type ItemGroup, type ItemRow, type LinkedItem, type RigItem } from '#model/items/item.ts'
import { createRowReader } from '#database/stored-as.ts'
import type { Tables } from '#database/tables.ts'
import type { ListedItem } from '#model/lists/listed-item.ts'
import type { Store } from '#model/places/shop.ts'
import { isPriceOfBoards } from '#model/places/shop-categories.ts'
import { selectActive, toLinkedItem, toListing, type ItemTableRow } from './item-rows.ts'
import { listStoresOfItems } from './shops.ts'

const readRig = createRowReader(ItemRecord.pick({ rig: true }).shape)

/** Items as links and as rows of tables, without their shops. */
export function itemLinkQueries(db: Kysely<Tables>) {
  const active = () => selectActive(db)

  return {
    /** Links to the items of these safe names, in that order; skips unknown ones. */
    async listLinks(safeNames: string[]): Promise<LinkedItem[]> {
      if (safeNames.length === 0) return []
      const rows = await active().selectAll().where('safe_name', 'in', safeNames).execute()
      const bySafeName = new Map(rows.map((row) => [row.safe_name, toLinkedItem(row)]))
      return safeNames.flatMap((safeName) => bySafeName.get(safeName) ?? [])
    },

    /** The items of these groups, by name. */
    async listOfGroups(groups: string[]): Promise<LinkedItem[]> {
      if (groups.length === 0) return []
      const rows = await active()
        .selectAll()
        .where('group', 'in', groups as ItemGroup[])
        .orderBy('name')
        .execute()
      return rows.map(toLinkedItem)
    },

    /** The items of a mod, by name. */
    async listOfMod(mod: string): Promise<LinkedItem[]> {
      const rows = await active().selectAll().where('mod', '=', mod).orderBy('name').execute()
      return rows.map(toLinkedItem)
    },

    /** The items a shop trades in, by name, for tables. The price of a stock board is a guess for other buyers. */
    async listShelf(shopId: number): Promise<ItemRow[]> {
      const rows = await active()
        .innerJoin('item_shop', 'item_shop.item_id', 'item.id')
        .where('item_shop.shop_id', '=', shopId)
        .selectAll('item')
        .orderBy('item.name')
        .execute()
      const stores = await listStoresOfItems(
        db,
        rows.map(({ id }) => id),
      )
      return rows.map((row) => {
        const all = stores.get(row.id) ?? []
        const shop = all.find(({ id }) => id === shopId)
        return isPriceOfBoards(row, shop, all) ? { ...toListing(row), value_certainty: 'guess' as const } : toListing(row)
      })
    },

    /** Items with a price per weight, by name. */
    async listSoldByWeight(): Promise<LinkedItem[]> {
      const rows = await active().selectAll().where('price_per_weight', '=', 1).where('value', '>', 0).orderBy('name').execute()
      return rows.map(toLinkedItem)
    },

    /** Items that are parts of a rig, by id. */
    async listRigItems(): Promise<RigItem[]> {
      const rows = await active().selectAll().where('rig', 'is not', null).orderBy('id').execute()
      return rows.flatMap((row) => {
        const { rig } = readRig(row)
        return rig ? [{ ...toLinkedItem(row), rig, id: row.id }] : []
      })
    },

    /** The items of these ids for shopping lists, in the order of the ids; skips unknown ones. */
    async listListed(ids: readonly number[]): Promise<ListedItem[]> {
      const rows = await active()
        .selectAll()
        .where('id', 'in', [...ids])
        .execute()
      const stores = await listStoresOfItems(db, ids)
      const byId = new Map(rows.map((row) => [row.id, toListedItem(row, stores.get(row.id) ?? [])]))
      return ids.flatMap((id) => byId.get(id) ?? [])
    },

    /** All items by name, for the database table. */
    async listAllLinks(): Promise<ItemRow[]> {
      const rows = await active().selectAll().orderBy('name').execute()
      return rows.map(toListing)
    },
  }
}

function toListedItem(row: ItemTableRow, stores: Store[]): ListedItem {
  const { description: _, group: __, ...link } = toLinkedItem(row)
  return { id: row.id, ...link, stores, name_certainty: row.name_certainty }
}
