import { arrangeItems } from '#model/items/arrange-items.ts'
import type { ItemTableFacts, ItemTableQuery } from '#model/items/item-table.ts'
import type { ItemRow } from '#model/items/item.ts'
import { rowsPerPage } from '#model/wiki/table-pages.ts'
import type { Memoize } from '#queries/memoize-by-revision.ts'
import type { SubjectQueries } from '#queries/queries.ts'

/** The table of all items, or of a shelf, page by page: filtered and sorted as in a browser that has all of them. */
export function itemTableQueries({ items }: Pick<SubjectQueries, 'items'>, memoize: Memoize) {
  const listAll = (shop?: number) => (shop === undefined ? memoize('item rows', () => items.listAllLinks()) : items.listShelf(shop))

  return {
    /** How many things there are, or a shop trades in: all and without those of mods. */
    async countThings(shop?: number) {
      const all = await listAll(shop)
      return { things: all.length, without_mods: all.filter(({ modded }) => !modded).length }
    },

    async findPage({ mods, guesses, group, shop, ...view }: ItemTableQuery, page: number): Promise<ItemTableFacts & { rows: ItemRow[] }> {
      const showsMods = mods === 'true'
      const { rows, isShown, groups, ...facts } = arrangeItems(
        await listAll(shop),
        { ...view, group, mods: showsMods, withoutGuesses: guesses === 'out' },
        shop !== undefined,
      )
      const fitting = rows.filter((item) => isShown(item) && (showsMods || !facts.has_mods || !item.modded))
      return { rows: fitting.slice((page - 1) * rowsPerPage, page * rowsPerPage), ...facts, groups: groups.toSorted() }
    },
  }
}
