import { cacheControl } from '#model/http/cache-control.ts'
import type { LoaderFunctionArgs } from 'react-router'
import { maxEntries } from '#model/lists/shopping-list.ts'
import { offlinePaths } from '#model/wiki/addresses/offline-paths.ts'
import { callPaths, fillPath } from '#model/wiki/calls/call-paths.ts'
import { paths } from '#model/wiki/paths.ts'
import type { OfflinePages } from '#model/wiki/offline-pages.ts'
import { apiContext } from '../context.ts'
import { fixedPages } from '../site-index/fixed-pages.ts'

/** Everything a browser caches for the whole wiki. */
export async function loader({ context }: LoaderFunctionArgs) {
  const api = context.get(apiContext)
  const [thingPaths, { counts }] = await Promise.all([api.thingPages(), api.meta()])
  const items = (counts.item ?? 0) > maxEntries ? [] : await api.itemLinks()
  const ids = items.map(({ id }) => String(id))
  const pages: OfflinePages = {
    pages: [...new Set([...fixedPages, offlinePaths.anyList, ...thingPaths])],
    fragments: items.map(({ safe_name }) => paths.itemCard(safe_name)),
    allListed: ids.length > 0 ? fillPath(callPaths.listedItems, ids) : '',
  }
  return Response.json(pages, { headers: { 'cache-control': cacheControl.revalidate } })
}
