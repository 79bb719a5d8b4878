import { useLoaderData, type LoaderFunctionArgs, type MetaArgs } from 'react-router'
import { apiContext } from '../context.ts'
import { loadProse } from '../features/prose/prose-data.ts'
import { toProseMeta } from '../features/prose/prose-meta.ts'
import { ProsePage } from '../features/prose/prose-page.tsx'
import { ReadOn } from '#web/features/guides/read-on.tsx'
import { paths } from '#model/wiki/paths.ts'

const path = paths.logicGuide()

export const loader = ({ context }: LoaderFunctionArgs) => loadProse(context.get(apiContext), 'hydro-logic')

export const meta = ({ matches, loaderData }: MetaArgs<typeof loader>) => toProseMeta({ matches, loaderData }, { path })

export default function LogicGuidePage() {
  const { page, data } = useLoaderData<typeof loader>()
  return (
    <ProsePage
      page={page}
      data={data}
      trail={[
        { label: 'Guide Book', path: paths.guideBook },
        { label: page.title, path },
      ]}
      after={<ReadOn page={page} path={path} what="page" />}
    />
  )
}
