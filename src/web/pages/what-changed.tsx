import { useLoaderData, type LoaderFunctionArgs, type MetaArgs } from 'react-router'
import { apiContext } from '../context.ts'
import { loadProse } from '../features/prose/prose-data.ts'
import { toProseMeta } from '../features/prose/prose-meta.ts'
import { ProsePage } from '../features/prose/prose-page.tsx'
import { paths } from '#model/wiki/paths.ts'

export const loader = ({ context }: LoaderFunctionArgs) => loadProse(context.get(apiContext), 'what-changed')

export const meta = ({ matches, loaderData }: MetaArgs<typeof loader>) => toProseMeta({ matches, loaderData }, { path: paths.whatChanged })

/** What the game has become since the version that this wiki describes. */
export default function WhatChangedPage() {
  const { page, data } = useLoaderData<typeof loader>()
  return (
    <ProsePage
      page={page}
      data={data}
      trail={[
        { label: 'Guide Book', path: paths.guideBook },
        { label: page.title, path: paths.whatChanged },
      ]}
    />
  )
}
