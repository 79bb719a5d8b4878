import { documentPaths } from '#model/wiki/addresses/document-paths.ts'
import { redirect, useLoaderData, type LoaderFunctionArgs, type MetaArgs } from 'react-router'
import { toSafeName } from '#model/text/slugs.ts'
import { apiContext } from '../../context.ts'
import { CraftingTreeDrawing } from '#web/features/items/crafting-tree/crafting-tree-drawing.tsx'
import { ItemFrame } from '#web/features/items/page/item-frame.tsx'
import type { RenderTree } from '#web/features/items/page/item-page.tsx'
import { isFound, loadItemPage } from '#web/features/items/page/item-page-data.ts'
import { notFound } from '../../not-found.ts'
import { toPageMeta, type RootData } from '../../page-meta.ts'
import { paths } from '#model/wiki/paths.ts'
import { itemPreview } from '../../previews/game/item-preview.ts'

export async function loader({ params: { item = '' }, context }: LoaderFunctionArgs) {
  const api = context.get(apiContext)
  // Ids, capitals and names with spaces redirect to the canonical URL. An empty name is skipped: its URL would be that of another API call.
  const names = new Set([item.replaceAll('|', ' '), toSafeName(item.trim())].filter((name) => name !== ''))
  const answer = names.size === 0 ? undefined : (await api.itemPages([...names])).find(isFound)
  if (!answer) throw await notFound(api, item, { section: paths.database })
  const { safe_name } = answer.page.details
  if (safe_name !== item) throw redirect(paths.item(safe_name), 301)
  return loadItemPage(api, answer)
}

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

const renderTree: RenderTree = (tree) => <CraftingTreeDrawing tree={tree} />

export default function ItemRoute() {
  return <ItemFrame page={useLoaderData<typeof loader>()} renderTree={renderTree} />
}
