import type { ApiClient } from '#api-client/api-client.ts'
import type { LinkedItem } from '#model/items/item.ts'
import { itemGroups } from '#model/items/item-groups.ts'
import { isLongShelf } from '#model/items/item-table.ts'
import { isCollectedKind } from '#model/my-game/my-game.ts'
import { keyed, namesOf } from '#model/wiki/keyed.ts'
import { readPageNumber } from '#model/wiki/page-number.ts'
import { countPages } from '#model/wiki/table-pages.ts'
import { toGameThing, type GameThing } from './game-thing.ts'

/** What there is of a kind: all of it, or one page of so many. */
export type Collected = { things: GameThing[]; total: number; page: number }

/** The kinds that are groups of items. */
export const collectedGroups = namesOf(itemGroups).filter(isCollectedKind)

export const collectAll = (things: GameThing[]): Collected => ({ things, total: things.length, page: 1 })

/** The items to collect, by kind, of all of these. */
export function collectAllOf(items: readonly LinkedItem[]) {
  return keyed(collectedGroups, (kind) => collectAll(items.filter(({ group, modded }) => group === kind && !modded).map(toGameThing)))
}

/** The same in a long wiki: a long kind comes page by page, and `asked` says which. */
export async function loadCollected(api: ApiClient, asked: URLSearchParams) {
  const loaded = await Promise.all(
    collectedGroups.map(async (group) => {
      const wanted = readPageNumber(asked.get(group)) ?? 1
      const askFor = async (page: number) => api.itemTable(page, [['group', group]])
      const first = await askFor(wanted)
      if (!isLongShelf(first.total)) return [group, collectAllOf(await api.itemsOfGroups([group]))[group]] as const
      const page = Math.min(wanted, countPages(first.total))
      const { results, total } = page === wanted ? first : await askFor(page)
      return [group, { things: results.map(toGameThing), total, page }] as const
    }),
  )
  const found = new Map(loaded)
  return keyed(collectedGroups, (group) => found.get(group) ?? collectAll([]))
}
