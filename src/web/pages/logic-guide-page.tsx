import { useLoaderData, type LoaderFunctionArgs, type MetaArgs } from 'react-router'
import { apiContext } from '../context.ts'
import { logicPages } from '#web/site-index/guide-order.ts'
import { loadProse } from '../features/prose/prose-data.ts'
import { toProseMeta } from '../features/prose/prose-meta.ts'
import { ProsePage } from '../features/prose/prose-page.tsx'
import { ReadOn } from '#web/features/guides/read-on.tsx'
import { notFound } from '../not-found.ts'
import { paths } from '#model/wiki/paths.ts'

export async function loader({ context, params: { slug = '' } }: LoaderFunctionArgs) {
  const api = context.get(apiContext)
  if (!logicPages.some((page) => page.slug === slug)) throw await notFound(api, slug)
  return loadProse(api, slug)
}

export function meta({ matches, loaderData, params }: MetaArgs<typeof loader>) {
  return toProseMeta({ matches, loaderData }, { path: paths.logicGuide(params.slug) })
}

export default function LogicGuideSubpage() {
  const { page, data } = useLoaderData<typeof loader>()
  const path = paths.logicGuide(page.slug)
  return (
    <ProsePage
      page={page}
      data={data}
      trail={[
        { label: 'Guide Book', path: paths.guideBook },
        { label: 'Hydro logic', path: paths.logicGuide() },
        { label: page.title, path },
      ]}
      after={<ReadOn page={page} path={path} what="page" />}
    />
  )
}
