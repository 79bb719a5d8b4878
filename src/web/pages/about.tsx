import { useLoaderData, type LoaderFunctionArgs, type MetaArgs } from 'react-router'
import { apiContext } from '../context.ts'
import { UpdateHistory } from '../features/news/update-history.tsx'
import { loadCitedFacts } from '#web/features/certainty/cited-facts.ts'
import { loadProse } from '../features/prose/prose-data.ts'
import { toProseMeta } from '../features/prose/prose-meta.ts'
import { ProsePage } from '../features/prose/prose-page.tsx'
import { paths } from '#model/wiki/paths.ts'

export async function loader({ context }: LoaderFunctionArgs) {
  const api = context.get(apiContext)
  const [prose, updates] = await Promise.all([loadProse(api, 'about'), api.releaseNotes()])
  const cited = await loadCitedFacts(
    api,
    updates.map(({ content }) => content),
  )
  return { ...prose, data: { ...prose.data, cited: { ...prose.data.cited, ...cited } }, updates }
}

export const meta = ({ matches, loaderData }: MetaArgs<typeof loader>) => toProseMeta({ matches, loaderData }, { path: paths.about })

export default function AboutPage() {
  const { page, data, updates } = useLoaderData<typeof loader>()
  const headings = updates.length > 0 ? [...page.headings, { id: 'update-history', text: 'Update history', depth: 2 }] : page.headings
  return (
    <ProsePage
      page={{ ...page, headings }}
      data={data}
      trail={[{ label: page.title, path: paths.about }]}
      after={<UpdateHistory notes={updates} cited={data.cited} />}
    />
  )
}
