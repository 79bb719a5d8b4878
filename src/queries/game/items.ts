import type { Kysely } from 'kysely'
import { Item } from '#model/items/item.ts'
import { readInParts } from '#database/read-in-parts.ts'
import { createRowReader } from '#database/stored-as.ts'
import { toComparable } from '#model/text/slugs.ts'
import type { Store } from '#model/places/shop.ts'
import type { Tables } from '#database/tables.ts'
import { findItemDetails } from './item-details.ts'
import { itemLinkQueries } from './item-links.ts'
import { findItemRow, selectActive, type ItemTableRow } from './item-rows.ts'
import { listStoresOfItems } from './shops.ts'

const readItem = createRowReader(Item.omit({ stores: true }).shape)

export function itemQueries(db: Kysely<Tables>) {
  const active = () => selectActive(db)

  async function withStores(rows: ItemTableRow[]): Promise<Item[]> {
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
    ...itemLinkQueries(db),
    findDetails: (safeName: string) => findItemDetails(db, safeName),
    readAll,

    /** Finds an item by safe name, or by id where no safe name is that number. */
    async findExact(safeNameOrId: string): Promise<Item | undefined> {
      const row = await findItemRow(db, safeNameOrId)
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
  }
}

function toItem(row: ItemTableRow, stores: Store[]): Item {
  return { ...readItem(row), stores }
}
