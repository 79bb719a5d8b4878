import { useLoaderData, type LoaderFunctionArgs, type MetaArgs } from 'react-router'
import { apiContext } from '../context.ts'
import { ArticleData } from '../features/prose/article-data.tsx'
import { logicPages } from '../features/prose/logic-pages.ts'
import { NextPages } from '../features/prose/next-pages.tsx'
import { loadProse } from '../features/prose/prose-data.ts'
import { describeProse } from '../features/prose/prose-meta.ts'
import { ProsePage } from '../features/prose/prose-page.tsx'
import { notFound } from '../not-found.ts'
import { paths } from '../paths.ts'

export async function loader({ context, params: { slug = '' } }: LoaderFunctionArgs) {
  const api = context.get(apiContext)
  if (!logicPages.some((page) => page.slug === slug)) throw await notFound(api, slug)
  return loadProse(api, slug)
}

export function meta({ matches, loaderData, params }: MetaArgs<typeof loader>) {
  return describeProse({ matches, loaderData }, { path: paths.logicGuide(params.slug) })
}

export default function LogicGuideSubpage() {
  const { page, data } = useLoaderData<typeof loader>()
  const here = logicPages.findIndex(({ slug }) => slug === page.slug)
  const toLink = (other: (typeof logicPages)[number] | undefined) => other && { title: other.title, path: paths.logicGuide(other.slug) }
  return (
    <ProsePage
      page={page}
      data={data}
      trail={[
        { label: 'Guide Book', path: paths.guideBook },
        { label: 'Hydro logic', path: paths.logicGuide() },
        { label: page.title, path: paths.logicGuide(page.slug) },
      ]}
      after={
        <>
          <NextPages
            before={toLink(logicPages[here - 1]) ?? { title: 'Hydro logic', path: paths.logicGuide() }}
            next={toLink(logicPages[here + 1])}
            what="page"
          />
          <ArticleData page={page} path={paths.logicGuide(page.slug)} />
        </>
      }
    />
  )
}
