import { sql, type Kysely } from 'kysely'
import type { Tables } from '#database/tables.ts'
import type { ItemNamesQuery } from '#model/items/item-names.ts'
import type { ItemGroup, LinkedItem } from '#model/items/item.ts'
import { toComparable } from '#model/text/slugs.ts'
import { rowsPerPage } from '#model/wiki/table-pages.ts'
import { toLinkedItem } from './items.ts'

/** `findNearest` tells the items whose names are nearest to a text, by their safe names. */
export function itemNameQueries(db: Kysely<Tables>, findNearest: (text: string) => Promise<string[]>) {
  return {
    /** The items of these groups that a text may mean: `findNamed` and `fittingNames` of the model pick among them as among all. */
    async listNamed(groups: readonly string[], { find, sold }: ItemNamesQuery): Promise<LinkedItem[]> {
      let all = db
        .selectFrom('item')
        .where('active', '=', 1)
        .where('group', 'in', groups as ItemGroup[])
      if (sold) all = all.where('value', '>', 0).where('price_per_weight', '=', 0)
      const words = find.split(/\s+/).map(toComparable).filter(Boolean)
      const holding = words.reduce((some, word) => some.where('comparable', 'like', `%${word}%`), all)
      const whole = words.join('')
      // What is meant most surely comes first, so that it is among those that are sent.
      const place = sql`case when comparable = ${whole} then 0 when comparable like ${`${whole}%`} then 1 when comparable like ${`%${whole}%`} then 2 else 3 end`
      const found = await holding.selectAll().orderBy(place).orderBy('name').limit(rowsPerPage).execute()
      if (found.length > 0 || words.length === 0) return found.map(toLinkedItem)
      // An empty list is no SQL.
      const near = all.where('safe_name', 'in', ['', ...(await findNearest(find))])
      return (await near.selectAll().orderBy('name').execute()).map(toLinkedItem)
    },
  }
}
