import { redirect, useLoaderData, type LoaderFunctionArgs, type MetaArgs } from 'react-router'
import { toSafeName } from '#model/text/slugs.ts'
import { describeWithMark } from '#model/wiki/certainty.ts'
import { markOfLine } from '#model/wiki/sourced-fields.ts'
import { paths } from '#model/wiki/paths.ts'
import { apiContext } from '../context.ts'
import { EmbedCard } from '../features/embed/embed-card.tsx'
import type { FramedRoute } from '../features/embed/framing.ts'
import { notFound } from '../not-found.ts'
import { toPageMeta } from '../page-meta.ts'

export const handle: FramedRoute = { framing: 'card' }

export async function loader({ params: { item: name = '' }, context }: LoaderFunctionArgs) {
  const api = context.get(apiContext)
  const [page, site] = await Promise.all([api.itemPage(toSafeName(name.trim()) || name), api.site()])
  if (!page) throw await notFound(api, name, { section: paths.database })
  const { item, details, sources } = page
  // Other spellings redirect to the canonical URL, as on the item's page.
  if (details.safe_name !== name) throw redirect(paths.embedItem(details.safe_name), 301)
  return {
    item,
    details,
    shopsMark: markOfLine(sources, 'shops'),
    siteName: site.name,
    notice: site.notice,
  }
}

export function meta({ matches, loaderData }: MetaArgs<typeof loader>) {
  if (!loaderData) return []
  const { name, description, description_certainty, safe_name } = loaderData.details
  return toPageMeta(matches, {
    title: name,
    description: describeWithMark(description, description_certainty),
    path: paths.item(safe_name),
    index: false,
  })
}

export default function EmbedItem() {
  const { item, details, shopsMark, siteName, notice } = useLoaderData<typeof loader>()
  return <EmbedCard of={{ item, details }} shopsMark={shopsMark} siteName={siteName} notice={notice} />
}
