import type { ApiClient } from '#api-client/api-client.ts'
import { itemGroups } from '#model/items/item-groups.ts'
import { isLongShelf } from '#model/items/item-table.ts'
import { isCollectedKind } from '#model/my-game/my-game.ts'
import { keyed, namesOf } from '#model/wiki/keyed.ts'
import { countPages, readPageNumber } from '#model/wiki/table-pages.ts'
import { toGameThing, type GameThing } from './game-thing.ts'

/** What there is of a kind: all of it, or one page of so many. */
export type Collected = { things: GameThing[]; total: number; page: number }

/** The kinds that are groups of items. */
const groups = namesOf(itemGroups).filter(isCollectedKind)

export const collectAll = (things: GameThing[]): Collected => ({ things, total: things.length, page: 1 })

/** The items to collect, by kind and name, without those of mods. In a long wiki, a long kind comes page by page: `asked` says which. */
export async function loadCollected(api: ApiClient, isLong: boolean, asked: URLSearchParams) {
  const listAll = async (some: typeof groups) => {
    const items = (await api.itemsOfGroups(some)).filter(({ modded }) => !modded)
    return (kind: string) => collectAll(items.filter(({ group }) => group === kind).map(toGameThing))
  }
  if (!isLong) return keyed(groups, await listAll(groups))
  const loaded = await Promise.all(
    groups.map(async (group) => {
      const wanted = readPageNumber(asked.get(group)) ?? 1
      const askFor = async (page: number) => api.itemTable(page, [['group', group]])
      const first = await askFor(wanted)
      if (!isLongShelf(first.total)) return [group, (await listAll([group]))(group)] as const
      const page = Math.min(wanted, countPages(first.total))
      const { results, total } = page === wanted ? first : await askFor(page)
      return [group, { things: results.map(toGameThing), total, page }] as const
    }),
  )
  const found = new Map(loaded)
  return keyed(groups, (group) => found.get(group) ?? collectAll([]))
}
