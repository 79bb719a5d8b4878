import type { ApiClient } from '#api-client/api-client.ts'
import type { ListedItem } from '#model/lists/listed-item.ts'
import type { ListItem } from '#model/lists/list-totals.ts'
import { manyItems } from '#model/lists/shopping-list.ts'
import { toMark } from '#model/wiki/certainty.ts'
import { isOtherVersion } from '#model/wiki/described-version.ts'

/** Result of loading items: those found, ids that do not exist, and ids whose request failed. */
export type LoadedItems = { items: ListItem[]; unknown: number[]; failed: number[] }

/**
 * Loads items by id in one request. If that fails, loads each by itself, so that one failure does not block the others. Long lists are not
 * split: too many requests for a failing server.
 */
export async function loadListItems(api: ApiClient, ids: number[]): Promise<LoadedItems> {
  if (ids.length === 0) return { items: [], unknown: [], failed: [] }
  try {
    return sortOut(ids, await api.listedItems(ids.map(String)))
  } catch {
    if (ids.length === 1 || ids.length > manyItems) return { items: [], unknown: [], failed: ids }
    const parts = await Promise.all(ids.map((id) => loadListItems(api, [id])))
    return {
      items: parts.flatMap(({ items }) => items),
      unknown: parts.flatMap(({ unknown }) => unknown),
      failed: parts.flatMap(({ failed }) => failed),
    }
  }
}

function sortOut(ids: number[], items: ListedItem[]): LoadedItems {
  const foundIds = new Set(items.map(({ id }) => id))
  return { items: items.map(toListItem), unknown: ids.filter((id) => !foundIds.has(id)), failed: [] }
}

function toListItem({
  id,
  name,
  name_certainty,
  safe_name,
  value,
  value_certainty,
  value_version,
  price_per_weight,
  modded,
  stores,
}: ListedItem): ListItem {
  const otherVersion = isOtherVersion(value_version) ? value_version : ''
  return {
    id,
    name,
    nameMark: toMark(name_certainty),
    safe_name,
    value,
    mark: toMark(value_certainty),
    otherVersion,
    perWeight: price_per_weight,
    modded,
    stores,
  }
}
