import { documentPaths } from '#model/wiki/addresses/document-paths.ts'
import { redirect, useLoaderData, type LoaderFunctionArgs, type MetaArgs } from 'react-router'
import type { ApiClient } from '#api-client/api-client.ts'
import { toSafeName } from '#model/text/slugs.ts'
import { apiContext } from '../context.ts'
import { DrawnTree } from '#web/features/items/crafting-tree/drawn-tree.tsx'
import { ItemFrame } from '#web/features/items/page/item-frame.tsx'
import type { DrawTree } from '#web/features/items/page/item-page.tsx'
import { loadItemPage } from '#web/features/items/page/item-page-data.ts'
import { notFound } from '../not-found.ts'
import { toPageMeta, type RootData } from '../page-meta.ts'
import { paths } from '#model/wiki/paths.ts'
import { itemPreview } from '../previews/item-preview.ts'

export async function loader({ params: { item = '' }, context }: LoaderFunctionArgs) {
  const api = context.get(apiContext)
  const page = (await findPage(api, item)) ?? (await findPage(api, toSafeName(item.trim())))
  if (!page) throw await notFound(api, item)
  // Ids, capitals and names with spaces lead to the one address.
  const { safe_name } = page.details
  if (safe_name !== item) throw redirect(paths.item(safe_name), 301)
  return loadItemPage(api, page)
}

/** No name at all is not asked for: the address would be another call's. */
const findPage = async (api: ApiClient, name: string) => (name === '' ? undefined : api.itemPage(name))

export function meta({ matches, loaderData }: MetaArgs<typeof loader>) {
  if (!loaderData) return []
  const { name, safe_name } = loaderData.details
  const preview = itemPreview(loaderData)
  const { origin } = (matches.find((match) => match?.id === 'root')?.loaderData ?? { origin: '' }) as Pick<RootData, 'origin'>
  return [
    ...toPageMeta(matches, { title: name, description: preview.preview.text, path: paths.item(safe_name), preview }),
    {
      tagName: 'link',
      rel: 'alternate',
      type: 'application/json+oembed',
      href: `${origin}${documentPaths.oembed(`${origin}${paths.item(safe_name)}`)}`,
      title: name,
    },
  ]
}

const drawTree: DrawTree = (tree) => <DrawnTree tree={tree} />

export default function ItemRoute() {
  return <ItemFrame page={useLoaderData<typeof loader>()} drawTree={drawTree} />
}
