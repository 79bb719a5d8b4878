import { useLoaderData, type LoaderFunctionArgs, type MetaArgs } from 'react-router'
import { apiContext } from '../../context.ts'
import { ItemFrame } from '#web/features/items/page/item-frame.tsx'
import { isFound, loadItemPage } from '#web/features/items/page/item-page-data.ts'
import { WorldMap } from '../../features/map/world-map.tsx'
import { notFound } from '../../not-found.ts'
import { toPageMeta } from '../../page-meta.ts'
import { paths } from '#model/wiki/paths.ts'
import { itemPreview } from '../../previews/game/item-preview.ts'

/** The map is an item too: its page is that of an item, with the world on it. A route of its own spares the others its weight. */
const map = 'map'

export async function loader({ context }: LoaderFunctionArgs) {
  const api = context.get(apiContext)
  const [[found], places] = await Promise.all([api.itemPages([map]), api.mapPage()])
  if (!found || !isFound(found)) throw await notFound(api, map)
  const { markers, goods, placed_in: placedIn } = places
  return { ...(await loadItemPage(api, found)), markers, goods, placedIn }
}

export function meta({ matches, loaderData }: MetaArgs<typeof loader>) {
  if (!loaderData) return []
  const { details } = loaderData
  const preview = itemPreview(loaderData)
  return toPageMeta(matches, { title: details.name, description: preview.preview.text, path: paths.map, preview })
}

export default function MapRoute() {
  const page = useLoaderData<typeof loader>()
  return (
    <ItemFrame page={page} className="map-page" lead="The whole island. Open a marker to get to its shop or digsite.">
      <WorldMap markers={page.markers} goods={page.goods} version={page.placedIn} />
    </ItemFrame>
  )
}
