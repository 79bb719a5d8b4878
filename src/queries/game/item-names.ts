import { sql, type Kysely } from 'kysely'
import type { Tables } from '#database/tables.ts'
import type { ItemNamesQuery } from '#model/items/item-names.ts'
import type { ItemGroup, LinkedItem } from '#model/items/item.ts'
import { toComparable, toSafeName } from '#model/text/slugs.ts'
import { isLongTable, rowsPerPage } from '#model/wiki/table-pages.ts'
import { readInOrder, toLinkedItem } from './items.ts'
import type { SubjectQueries } from '../queries.ts'

/** `findNearest` tells the items whose names are nearest to a text, by their safe names. */
export function itemNameQueries(
  db: Kysely<Tables>,
  { listOfGroups }: Pick<SubjectQueries['items'], 'listOfGroups'>,
  findNearest: (text: string) => Promise<string[]>,
  countItems: () => Promise<number>,
) {
  const listAll = (groups: readonly string[], sold: ItemNamesQuery['sold']) => {
    const all = db
      .selectFrom('item')
      .where('active', '=', 1)
      .where('group', 'in', groups as ItemGroup[])
    return sold ? all.where('value', '>', 0).where('price_per_weight', '=', 0) : all
  }

  const names = {
    /** The items of these groups that a text may mean: `findNamed` and `fittingNames` of the model pick among them as among all. */
    async listNamed(groups: readonly string[], { find, sold }: ItemNamesQuery): Promise<LinkedItem[]> {
      const all = listAll(groups, sold)
      const words = find.split(/\s+/).map(toComparable).filter(Boolean)
      const holding = words.reduce((some, word) => some.where('comparable', 'like', `%${word}%`), all)
      const whole = words.join('')
      // What is meant most surely comes first, so that it is among those that are sent.
      const place = sql`case when comparable = ${whole} then 0 when comparable like ${`${whole}%`} then 1 when comparable like ${`%${whole}%`} then 2 else 3 end`
      // Without a word all are meant alike, and the index has them in their order.
      const nearestFirst = words.length > 0 ? holding.orderBy(place) : holding
      const ids = await nearestFirst.select('id').orderBy('name').limit(rowsPerPage).execute()
      const found = await readInOrder(
        db,
        ids.map(({ id }) => id),
      )
      if (found.length > 0 || words.length === 0) return found.map(toLinkedItem)
      // An empty list is no SQL.
      const near = all.where('safe_name', 'in', ['', ...(await findNearest(find))])
      return (await near.selectAll().orderBy('name').execute()).map(toLinkedItem)
    },
  }

  /** Whose whole name a text is, is meant: no other name is looked at for it. */
  async function listMeant(groups: readonly string[], { find, sold }: ItemNamesQuery): Promise<LinkedItem[]> {
    const safeName = toSafeName(find)
    const named = safeName === '' ? [] : await listAll(groups, sold).where('safe_name', '=', safeName).selectAll().execute()
    return named.length > 0 ? named.map(toLinkedItem) : names.listNamed(groups, { find, sold })
  }

  return {
    ...names,
    /** All items of these groups; in a long wiki, those of them that any of these texts may mean. */
    async findFitting(groups: string[], texts: readonly string[], sold: ItemNamesQuery['sold']) {
      if (!isLongTable(await countItems())) return { rows: await listOfGroups(groups), is_whole: true }
      const found = await Promise.all([...new Set(texts)].map((find) => listMeant(groups, { find, sold })))
      return { rows: [...new Map(found.flat().map((item) => [item.safe_name, item])).values()], is_whole: false }
    },
  }
}
