import { redirect, useLoaderData, type LoaderFunctionArgs, type MetaArgs } from 'react-router'
import { ApiError, type ApiClient } from '#api-client/api-client.ts'
import { toSafeName } from '#model/slugs.ts'
import { apiContext } from '../context.ts'
import { ItemPage } from '../features/items/item-page.tsx'
import { loadItemPage } from '../features/items/item-page-data.ts'
import { WorldMap } from '../features/map/world-map.tsx'
import { notFound } from '../not-found.ts'
import { describePage } from '../page-meta.ts'
import { paths } from '../paths.ts'
import { Breadcrumbs } from '../ui/breadcrumbs.tsx'
import { Icon } from '../ui/icon.tsx'
import { PageHead } from '../ui/page-head.tsx'
import '../styles/pages/item-tree.css'
import '../styles/pages/item-parts.css'
import '../styles/pages/item.css'
import '../styles/pages/drawn.css'

/** The item whose page holds the world map. */
const worldMap = 'map'

export async function loader({ params: { item = '' }, context }: LoaderFunctionArgs) {
  const api = context.get(apiContext)
  const details = (await findDetails(api, item)) ?? (await findDetails(api, toSafeName(item.trim())))
  if (!details) throw await notFound(api, item)
  // Ids, capitals and names with spaces lead to the one address.
  if (details.safe_name !== item) throw redirect(paths.item(details.safe_name), 301)
  const [page, markers] = await Promise.all([loadItemPage(api, details), details.safe_name === worldMap ? api.mapMarkers() : null])
  return { ...page, markers }
}

/** What is too long or odd for the API is no item either. */
async function findDetails(api: ApiClient, name: string) {
  try {
    return name === '' ? undefined : await api.itemDetails(name)
  } catch (error) {
    if (error instanceof ApiError && error.status < 500) return undefined
    throw error
  }
}

export function meta({ matches, loaderData }: MetaArgs<typeof loader>) {
  if (!loaderData) return []
  const { name, description, safe_name } = loaderData.details
  return describePage(matches, { title: name, description, path: paths.item(safe_name) })
}

export default function ItemRoute() {
  const page = useLoaderData<typeof loader>()
  const { name, safe_name } = page.details
  return (
    <div className="wrap item">
      <Breadcrumbs
        trail={[
          { label: 'Item Database', path: paths.database },
          { label: name, path: paths.item(safe_name) },
        ]}
      />
      <PageHead title={name} action={<ShareButton />} />
      {page.markers && <WorldMap markers={page.markers} />}
      <ItemPage page={page} />
    </div>
  )
}

/** Shown by browser/share.ts where the browser can share a page. */
function ShareButton() {
  return (
    <button type="button" className="btn small d-only" data-share hidden>
      <Icon name="share-2" />
      Share
    </button>
  )
}
