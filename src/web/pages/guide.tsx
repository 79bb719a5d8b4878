import { useLoaderData, type LoaderFunctionArgs, type MetaArgs } from 'react-router'
import { apiContext } from '../context.ts'
import { GuideFlow } from '#web/features/guides/guide-flow.tsx'
import { guides } from '#web/site-index/guide-order.ts'
import { loadProse } from '../features/prose/prose-data.ts'
import { toProseMeta } from '../features/prose/prose-meta.ts'
import { ProsePage } from '../features/prose/prose-page.tsx'
import { ReadOn } from '#web/features/guides/read-on.tsx'
import { notFound } from '../not-found.ts'
import { paths } from '#model/wiki/paths.ts'

export async function loader({ context, params: { slug = '' } }: LoaderFunctionArgs) {
  const api = context.get(apiContext)
  if (!guides.some((guide) => guide.slug === slug)) throw await notFound(api, slug)
  return loadProse(api, slug)
}

export function meta({ matches, loaderData, params }: MetaArgs<typeof loader>) {
  return toProseMeta({ matches, loaderData }, { path: paths.guide(params.slug ?? '') })
}

export default function GuidePage() {
  const { page, data } = useLoaderData<typeof loader>()
  const path = paths.guide(page.slug)
  return (
    <ProsePage
      page={page}
      data={data}
      trail={[
        { label: 'Guide Book', path: paths.guideBook },
        { label: page.title, path },
      ]}
      before={<GuideFlow headings={page.headings} />}
      after={<ReadOn page={page} path={path} what="guide" />}
    />
  )
}
