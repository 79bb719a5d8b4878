import { cacheControl } from '#model/wiki/cache-control.ts'
import type { LoaderFunctionArgs } from 'react-router'
import { mostEntries } from '#model/lists/shopping-list.ts'
import { callPaths, fillPath } from '#model/wiki/calls/call-paths.ts'
import type { OfflinePages } from '#model/wiki/offline-pages.ts'
import { apiContext } from '../context.ts'
import { firstPages, fixedPages } from '../site-index/fixed-pages.ts'

/** Which pages a browser keeps for reading without a network. */
export async function loader({ context }: LoaderFunctionArgs) {
  const api = context.get(apiContext)
  const [things, { counts }, guides] = await Promise.all([api.thingPages(), api.meta(), api.guides()])
  const items = (counts.item ?? 0) > mostEntries ? [] : await api.itemLinks()
  const ids = items.map(({ id }) => String(id))
  const pages: OfflinePages = {
    first: [...firstPages, ...guides.map(({ path }) => path)],
    allListed: ids.length > 0 ? fillPath(callPaths.listedItems, ids) : '',
    whole: [...new Set([...fixedPages, ...things])],
  }
  return Response.json(pages, { headers: { 'cache-control': cacheControl.revalidate } })
}
