import { sql, type ExpressionBuilder, type Kysely, type SelectQueryBuilder } from 'kysely'
import type { Database } from '#database/open-database.ts'
import type { Tables } from '#database/tables.ts'
import { isEmptyFilter } from '#model/items/item-filter.ts'
import type { ItemRow } from '#model/items/item.ts'
import type { ItemTableFacts, ItemTableQuery } from '#model/items/item-table.ts'
import { toComparable, toFilterQuery } from '#model/text/slugs.ts'
import { rowsPerPage } from '#model/wiki/table-pages.ts'
import { readInOrder, toListing } from '../items.ts'
import { memoizeByRevision } from '#queries/memoize-by-revision.ts'

type Items = SelectQueryBuilder<Tables, 'item', object>
/** The items whose names are nearest to a text, by their safe names. */
type FindNearest = (text: string) => Promise<string[]>

function listAmong(db: Kysely<Tables>, shop?: number): Items {
  const all = db.selectFrom('item').where('active', '=', 1)
  if (shop === undefined) return all
  return all.where('id', 'in', (of) => of.selectFrom('item_shop').select('item_id').where('shop_id', '=', shop))
}

/** How many items each group has, modded and not. */
function countGroups(db: Kysely<Tables>, shop?: number) {
  return listAmong(db, shop).select(['group', 'modded']).select(counts).groupBy(['group', 'modded']).orderBy('group').execute()
}

/** The table of all items, or of a shelf, page by page: the database filters and sorts as the browser does with a short one. */
export function itemTableQueries(database: Database, findNearest: FindNearest) {
  const { db } = database
  const memoize = memoizeByRevision(database)

  /** As `createFilter` of the model does: those that hold the text, or where none of all does, those that are nearest to it. */
  async function narrowTo(find: string, shop?: number): Promise<Items> {
    const all = listAmong(db, shop)
    if (isEmptyFilter(find)) return all
    const wanted = toComparable(toFilterQuery(find))
    const held = all.where('comparable', 'like', wanted === '' ? '' : `%${wanted}%`)
    if (await held.select('id').limit(1).executeTakeFirst()) return held
    // An empty list is no SQL.
    return all.where('safe_name', 'in', ['', ...(await findNearest(find))])
  }

  /** A number that no shop has is not kept: there is no end of them. */
  async function countInGroups(shop: number | undefined) {
    if (shop !== undefined && !(await db.selectFrom('shop').select('id').where('id', '=', shop).executeTakeFirst())) return []
    return memoize(`groups ${shop}`, () => countGroups(db, shop))
  }

  return {
    /** How many things there are, or a shop trades in: all and without those of mods. */
    async countThings(shop?: number) {
      const groups = await countInGroups(shop)
      const ownGroups = groups.filter(({ modded }) => !modded)
      return { things: sumOf(groups, 'items'), without_mods: sumOf(ownGroups, 'items') }
    },

    async findPage(query: ItemTableQuery, page: number): Promise<ItemTableFacts & { rows: ItemRow[] }> {
      const { find, group, mods, shop } = query
      const groups = await countInGroups(shop)
      const has_mods = new Set(groups.map(({ modded }) => modded)).size > 1
      const hidesMods = has_mods && mods !== 'true'
      let fitting = await narrowTo(find, shop)
      if (hidesMods) fitting = fitting.where('modded', '=', 0)
      if (group) fitting = fitting.where('group', '=', group)
      const among = groups.filter(({ modded }) => !hidesMods || !modded)
      // Without a text, what fits is whole groups, which are counted already.
      const fits = isEmptyFilter(find)
        ? among.filter((one) => !group || one.group === group)
        : [await fitting.select(counts).executeTakeFirstOrThrow()]
      const here = await inOrder(fitting, query)
        .select('id')
        .limit(rowsPerPage)
        .offset((page - 1) * rowsPerPage)
        .execute()
      return {
        rows: (
          await readInOrder(
            db,
            here.map(({ id }) => id),
          )
        ).map(toListing),
        total: sumOf(fits, 'items'),
        of: sumOf(among, 'items'),
        priced: sumOf(fits, 'priced'),
        guessed: sumOf(fits, 'guessed'),
        has_guesses: groups.some((one) => Number(one.guessed) > 0),
        has_mods,
        groups: [...new Set(groups.map((one) => one.group))],
      }
    },
  }
}

type Counts = Record<'items' | 'priced' | 'guessed', number | string>

function sumOf(counted: readonly Counts[], name: keyof Counts): number {
  return counted.reduce((sum, one) => sum + Number(one[name]), 0)
}

type Item = ExpressionBuilder<Tables, 'item'>

function counts({ fn }: Item) {
  return [
    fn.countAll<number | string>().as('items'),
    fn.count<number | string>('value').as('priced'),
    fn.count<number | string>('value').filterWhere('value_certainty', '=', 'guess').as('guessed'),
  ] as const
}

/** As `compareItems` and `compareOnShelf` of the model put them. */
function inOrder(items: Items, { sort, direction, guesses, shop }: ItemTableQuery): Items {
  const onShelf = shop !== undefined && sort !== 'modded' ? items.orderBy('modded') : items
  if (sort === 'name') return onShelf.orderBy('name_order', direction)
  const byColumn = {
    price: () => {
      const shown = guesses === 'out' ? sql<number>`case when value_certainty = 'guess' then null else value end` : sql.ref<number>('value')
      // What has no price comes last either way.
      return onShelf.orderBy(sql`${shown} is null`).orderBy(shown, direction)
    },
    description: () => onShelf.orderBy('description_order', direction),
    modded: () => onShelf.orderBy('modded', direction === 'asc' ? 'desc' : 'asc'),
  }[sort]()
  return byColumn.orderBy('name_order')
}
