import { useLoaderData } from 'react-router'
import { proseLoader, proseMeta } from '../prose-route.tsx'
import { ProsePage } from '../features/prose/prose-page.tsx'
import { ReadOn } from '#web/features/guides/read-on.tsx'
import { paths } from '#model/wiki/paths.ts'

const path = paths.logicGuide()

export const loader = proseLoader('hydro-logic')

export const meta = proseMeta(path)

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
