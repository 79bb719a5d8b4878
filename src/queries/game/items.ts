import type { Kysely, Selectable } from 'kysely'
import {
  Item,
  ItemDetailFields,
  LinkedItem,
  ItemRecord,
  type ItemDetails,
  type ItemGroup,
  type ItemRow as ItemListing,
  type RigItem,
} from '#model/items/item.ts'
import { ResourceRecord } from '#model/crafting/resource.ts'
import { readInParts } from '#database/read-in-parts.ts'
import { createRowReader } from '#database/stored-as.ts'
import type { ListedItem } from '#model/lists/listed-item.ts'
import { isEstimate } from '#model/wiki/certainty.ts'
import { toComparable } from '#model/text/slugs.ts'
import type { Store } from '#model/places/shop.ts'
import type { Tables } from '#database/tables.ts'
import { listStoresOfItems } from './shops.ts'

type ItemRow = Selectable<Tables['item']>
/** The fields of details that are columns of the item. */
const readOwn = createRowReader(ItemDetailFields.shape)
const readItem = createRowReader(Item.omit({ stores: true }).shape)
const readLink = createRowReader(LinkedItem.omit({ value_estimate: true }).shape)
const readRig = createRowReader(ItemRecord.pick({ rig: true }).shape)
const readOutput = createRowReader(ResourceRecord.pick({ output: true }).shape)

export function itemQueries(db: Kysely<Tables>) {
  const active = () => db.selectFrom('item').where('active', '=', 1)

  async function findRow(safeNameOrId: string): Promise<ItemRow | undefined> {
    const query = active().selectAll()
    const bySafeName = await query.where('safe_name', '=', safeNameOrId.toLowerCase()).executeTakeFirst()
    if (bySafeName || !/^\d{1,9}$/.test(safeNameOrId)) return bySafeName
    return query.where('id', '=', Number(safeNameOrId)).executeTakeFirst()
  }

  async function withStores(rows: ItemRow[]): Promise<Item[]> {
    const stores = await listStoresOfItems(
      db,
      rows.map(({ id }) => id),
    )
    return rows.map((row) => toItem(row, stores.get(row.id) ?? []))
  }

  /** Reads all active items by name, in parts. */
  async function* readAll(): AsyncGenerator<Item[]> {
    for await (const rows of readInParts(active().selectAll(), ['name', 'id'])) yield withStores(rows)
  }

  return {
    readAll,

    /** Finds an item by safe name, or by id where no safe name is that number. */
    async findExact(safeNameOrId: string): Promise<Item | undefined> {
      const row = await findRow(safeNameOrId)
      return row && (await withStores([row]))[0]
    },

    /** Collects the parts of `readAll`, so that other requests run in between. */
    async listAll(): Promise<Item[]> {
      const all: Item[] = []
      for await (const part of readAll()) all.push(...part)
      return all
    },

    async listVanilla(): Promise<Item[]> {
      return withStores(await active().selectAll().where('modded', '=', 0).orderBy('name').execute())
    },

    /** Items whose name or alias contains the text; ignores spaces, hyphens, apostrophes and case. */
    async listMatching(text: string): Promise<Item[]> {
      const comparable = toComparable(text)
      if (comparable === '') return []
      return withStores(await active().selectAll().where('comparable', 'like', `%${comparable}%`).orderBy('name').execute())
    },

    /** A random item; `chance` returns a number of at least 0 and less than 1. */
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
      const toNamed = (other: ItemRow) => ({ ...toLinkedItem(other), name_certainty: other.name_certainty })
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
        ...toLinkedItem(row),
        ...readOwn(row),
        same_group: sameGroup.map(toNamed),
        used_in: usedIn.map(toLinkedItem),
        found_at: foundAt.map(({ certainty, ...digsite }) => ({ ...digsite, estimate: isEstimate(certainty), certainty })),
        previous: previous ? toNamed(previous) : null,
        next: next ? toNamed(next) : null,
        description_certainty: row.description_certainty,
        name_certainty: row.name_certainty,
      }
    },

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

    /** The items a shop trades in, by name, for tables. */
    async listShelf(shopId: number): Promise<ItemListing[]> {
      const rows = await active()
        .innerJoin('item_shop', 'item_shop.item_id', 'item.id')
        .where('item_shop.shop_id', '=', shopId)
        .selectAll('item')
        .orderBy('item.name')
        .execute()
      return rows.map(toListing)
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
    async listAllLinks(): Promise<ItemListing[]> {
      const rows = await active().selectAll().orderBy('name').execute()
      return rows.map(toListing)
    },
  }
}

/** Maximum of other items of the group on an item's page. */
const maxNeighbours = 60

/** Lists what an item is used for: outputs of its recipes, and blueprints that require it. */
async function listUses(db: Kysely<Tables>, safeName: string): Promise<ItemRow[]> {
  const resource = await db.selectFrom('resource').select('output').where('safe_name', '=', safeName).executeTakeFirst()
  const blueprints = await db
    .selectFrom('blueprint')
    .select(['blueprint_item', 'output'])
    .where((where) => where.or([where('require_item', '=', safeName), where('blueprint_item', '=', safeName)]))
    .execute()
  const outputs = [
    ...(resource ? readOutput(resource).output : []),
    ...blueprints.map(({ blueprint_item, output }) => (blueprint_item === safeName ? output : blueprint_item)),
  ]
  if (outputs.length === 0) return []
  return db.selectFrom('item').selectAll().where('active', '=', 1).where('safe_name', 'in', outputs).orderBy('name').execute()
}

function toItem(row: ItemRow, stores: Store[]): Item {
  return { ...readItem(row), stores }
}

function toListedItem(row: ItemRow, stores: Store[]): ListedItem {
  const { description: _, group: __, ...link } = toLinkedItem(row)
  return { id: row.id, ...link, stores, name_certainty: row.name_certainty }
}

export function toListing(row: ItemRow): ItemListing {
  return {
    ...toLinkedItem(row),
    alias: row.alias,
    id: row.id,
    description_certainty: row.description_certainty,
    name_certainty: row.name_certainty,
  }
}

export function toLinkedItem(row: ItemRow): LinkedItem {
  return { ...readLink(row), value_estimate: isEstimate(row.value_certainty) }
}
