import type { ApiClient } from '#api-client/api-client.ts'
import { toItemParameters, type ItemView } from '#model/items/item-view.ts'
import { lineOfOne } from '#model/wiki/sourced-fields.ts'
import { readPageNumber } from '#model/wiki/page-number.ts'
import { countPages, isLongTable } from '#model/wiki/table-pages.ts'

export type LoadedItems = Awaited<ReturnType<typeof loadItemTable>>

/** The items of the database or of the catalogue: all of them, or one page where they are many; and where their prices come from. */
export async function loadItemTable(api: ApiClient, view: ItemView, parameters: URLSearchParams) {
  const { counts } = await api.meta()
  if (isLongTable(counts.item ?? 0)) return loadPage(api, view, parameters)
  const [items, entries] = await Promise.all([api.itemLinks(), api.provenanceOf('item', ['value'])])
  return { items, entries, paged: undefined }
}

/** One page of a long table, or of the shelf of a shop; a page past the end shows the last one. */
export async function loadPage(api: ApiClient, view: ItemView, parameters: URLSearchParams, shop?: number) {
  const wanted = readPageNumber(parameters.get('page')) ?? 1
  const asked: [string, string][] = [...toItemParameters(view), ...(shop === undefined ? [] : [['shop', String(shop)] as [string, string]])]
  const first = await api.itemTable(wanted, asked)
  const page = Math.min(wanted, countPages(first.total))
  const { results: items, success: _, status: __, count: ___, ...facts } = page === wanted ? first : await api.itemTable(page, asked)
  const sourced = await api.provenanceOfThings(
    'item',
    items.map(({ safe_name }) => safe_name),
  )
  const fields = shop === undefined ? ['value'] : ['value', 'shops', 'description', lineOfOne('shops', shop)]
  return { items, entries: sourced.filter(({ field }) => fields.includes(field)), paged: { ...facts, page } }
}
