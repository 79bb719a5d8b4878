import type { ApiClient } from '#api-client/api-client.ts'
import { toItemParameters, type ItemView } from '#model/items/item-view.ts'
import { readPageNumber } from '#model/wiki/page-number.ts'
import { countPages, isLongTable } from '#model/wiki/table-pages.ts'

export type LoadedItems = Awaited<ReturnType<typeof loadItemTable>>

/** The items of the database or of the catalogue: all of them, or one page where they are many. */
export async function loadItemTable(api: ApiClient, view: ItemView, parameters: URLSearchParams) {
  const { counts } = await api.meta()
  if (isLongTable(counts.item ?? 0)) return loadPage(api, view, parameters)
  return { items: await api.itemLinks(), paged: undefined }
}

/** One page of a long table, or of the shelf of a shop; a page past the end shows the last one. */
export async function loadPage(api: ApiClient, view: ItemView, parameters: URLSearchParams, shop?: number) {
  const wanted = readPageNumber(parameters.get('page')) ?? 1
  const asked: [string, string][] = [...toItemParameters(view), ...(shop === undefined ? [] : [['shop', String(shop)] as [string, string]])]
  const first = await api.itemTable(wanted, asked)
  const page = Math.min(wanted, countPages(first.total))
  const { results: items, success: _, status: __, count: ___, ...facts } = page === wanted ? first : await api.itemTable(page, asked)
  return { items, paged: { ...facts, page } }
}
