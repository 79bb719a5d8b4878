import type { ApiClient } from '#api-client/api-client.ts'
import type { Item, ItemRow } from '#model/items/item.ts'
import type { ListItem } from '#model/lists/list-totals.ts'
import { manyItems } from '#model/lists/shopping-list.ts'
import { toSafeName } from '#model/text/slugs.ts'
import { toMark } from '#model/wiki/provenance.ts'
import { isOtherVersion } from '#model/wiki/described-version.ts'

/** What came of asking for items: those that are, those that are not (any more), and those that could not be asked for. */
export type LoadedItems = { items: ListItem[]; unknown: number[]; failed: number[] }

/**
 * Loads items by id, each by itself, so that one that fails holds up none of the others. Many are looked up in the list of
 * all items first: two hundred calls take their time.
 */
export async function loadListItems(api: ApiClient, ids: number[]): Promise<LoadedItems> {
  const loaded: LoadedItems = { items: [], unknown: [], failed: [] }
  if (ids.length === 0) return loaded
  // Marks of estimates are good to have; without them the list is still right.
  const [rows, all] = await Promise.all([api.itemLinks().catch(() => []), ids.length > manyItems ? api.items().catch(() => []) : []])
  const marks = new Map(rows.map((row) => [row.safe_name, row]))
  const known = new Map(all.map((item) => [item.id, item]))
  const answers = await Promise.allSettled(ids.map(async (id) => known.get(id) ?? api.item(String(id))))
  answers.forEach((answer, place) => {
    const id = ids[place] ?? 0
    if (answer.status === 'rejected') loaded.failed.push(id)
    else if (answer.value?.id !== id) loaded.unknown.push(id)
    else loaded.items.push(toListItem(answer.value, marks.get(toSafeName(answer.value.name))))
  })
  return loaded
}

function toListItem({ id, name, value, modded, stores }: Item, marks: ItemRow | undefined): ListItem {
  return {
    id,
    name,
    safe_name: toSafeName(name),
    value,
    mark: toMark(marks?.value_certainty),
    otherVersion: isOtherVersion(marks?.value_version ?? '') ? (marks?.value_version ?? '') : '',
    perWeight: marks?.price_per_weight ?? false,
    modded,
    stores,
  }
}
