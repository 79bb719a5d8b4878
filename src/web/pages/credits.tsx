import { useLoaderData, type LoaderFunctionArgs, type MetaArgs } from 'react-router'
import { apiContext } from '../context.ts'
import { loadProse } from '../features/prose/prose-data.ts'
import { toProseMeta } from '../features/prose/prose-meta.ts'
import { ProsePage } from '../features/prose/prose-page.tsx'
import { paths } from '#model/wiki/paths.ts'

export const loader = ({ context }: LoaderFunctionArgs) => loadProse(context.get(apiContext), 'credits')

export const meta = ({ matches, loaderData }: MetaArgs<typeof loader>) => toProseMeta({ matches, loaderData }, { path: paths.credits })

export default function CreditsPage() {
  const { page, data } = useLoaderData<typeof loader>()
  return <ProsePage page={page} data={data} trail={[{ label: page.title, path: paths.credits }]} />
}
