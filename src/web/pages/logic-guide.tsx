import { useLoaderData, type LoaderFunctionArgs, type MetaArgs } from 'react-router'
import { apiContext } from '../context.ts'
import { ArticleData } from '../features/prose/article-data.tsx'
import { logicPages } from '../features/prose/logic-pages.ts'
import { NextPages } from '../features/prose/next-pages.tsx'
import { loadProse } from '../features/prose/prose-data.ts'
import { describeProse } from '../features/prose/prose-meta.ts'
import { ProsePage } from '../features/prose/prose-page.tsx'
import { paths } from '../paths.ts'

export const loader = ({ context }: LoaderFunctionArgs) => loadProse(context.get(apiContext), 'hydro-logic')

export const meta = ({ matches, loaderData }: MetaArgs<typeof loader>) =>
  describeProse({ matches, loaderData }, { path: paths.logicGuide() })

export default function LogicGuidePage() {
  const { page, data } = useLoaderData<typeof loader>()
  return (
    <ProsePage
      page={page}
      data={data}
      trail={[
        { label: 'Guide Book', path: paths.guideBook },
        { label: page.title, path: paths.logicGuide() },
      ]}
      after={
        <>
          <NextPages next={{ title: logicPages[0].title, path: paths.logicGuide(logicPages[0].slug) }} what="page" />
          <ArticleData page={page} path={paths.logicGuide()} />
        </>
      }
    />
  )
}
