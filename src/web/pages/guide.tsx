import { useLoaderData, type LoaderFunctionArgs, type MetaArgs, type Params } from 'react-router'
import { findNeighbours } from '#model/pages/guide-list.ts'
import { isBookPart } from '#model/pages/guide.ts'
import { apiContext } from '../context.ts'
import { GuideFlow } from '#web/features/guides/guide-flow.tsx'
import { loadProse } from '../features/prose/prose-data.ts'
import { toProseMeta } from '../features/prose/prose-meta.ts'
import { ProsePage } from '../features/prose/prose-page.tsx'
import { GuidePager } from '#web/features/guides/guide-pager.tsx'
import { notFound } from '../not-found.ts'
import { paths } from '#model/wiki/paths.ts'

export async function loader({ context, params }: LoaderFunctionArgs) {
  const api = context.get(apiContext)
  const guides = await api.guides()
  const path = guidePath(params)
  const guide = guides.find((candidate) => candidate.path === path)
  if (!guide) throw await notFound(api, path, { section: `${paths.guideBook}/guide` })
  const head = isBookPart(guide.part) ? undefined : guides.find(({ slug }) => slug === guide.part)
  return {
    ...(await loadProse(api, guide.slug)),
    path,
    below: head ? [{ label: head.title, path: head.path }] : [],
    neighbours: findNeighbours(guides, guide),
  }
}

/** Path of a guide, or of one of its pages. */
function guidePath({ slug = '', page }: Params): string {
  return paths.guide(slug, page)
}

export function meta({ matches, loaderData, params }: MetaArgs<typeof loader>) {
  return toProseMeta({ matches, loaderData }, { path: guidePath(params) })
}

export default function GuidePage() {
  const { page, data, path, below, neighbours } = useLoaderData<typeof loader>()
  return (
    <ProsePage
      page={page}
      data={data}
      trail={[{ label: 'Guide Book', path: paths.guideBook }, ...below, { label: page.title, path }]}
      underHeading={<GuideFlow headings={page.headings} />}
      after={<GuidePager page={page} path={path} neighbours={neighbours} />}
    />
  )
}
