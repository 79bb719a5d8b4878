import { useLoaderData, type LoaderFunctionArgs, type MetaArgs } from 'react-router'
import { apiContext } from '../../context.ts'
import { ItemFrame } from '#web/features/items/page/item-frame.tsx'
import { isFound, loadItemPage } from '#web/features/items/page/item-page-data.ts'
import { notFound } from '../../not-found.ts'
import { toPageMeta } from '../../page-meta.ts'
import { paths } from '#model/wiki/paths.ts'
import { itemPreview } from '../../previews/game/item-preview.ts'

const map = 'map'

/** The map as an item. Its item URL is taken by the world map. */
export async function loader({ context }: LoaderFunctionArgs) {
  const api = context.get(apiContext)
  const [item] = await api.itemPages([map])
  if (!item || !isFound(item)) throw await notFound(api, map)
  return loadItemPage(api, item)
}

export function meta({ matches, loaderData }: MetaArgs<typeof loader>) {
  if (!loaderData) return []
  const preview = itemPreview(loaderData)
  return toPageMeta(matches, {
    title: `${loaderData.details.name}, the item`,
    description: preview.preview.text,
    path: paths.map,
    index: false,
    preview,
  })
}

export default function MapItemRoute() {
  return <ItemFrame page={useLoaderData<typeof loader>()} />
}
