import { useLoaderData, type LoaderFunctionArgs, type MetaArgs } from 'react-router'
import { apiContext } from '../context.ts'
import { FaqPage } from '#web/features/faq/faq-page.tsx'
import { loadProse } from '../features/prose/prose-data.ts'
import { toProseMeta } from '../features/prose/prose-meta.ts'
import { paths } from '#model/wiki/paths.ts'

export const loader = ({ context }: LoaderFunctionArgs) => loadProse(context.get(apiContext), 'mp-faq')

export const meta = ({ matches, loaderData }: MetaArgs<typeof loader>) =>
  toProseMeta({ matches, loaderData }, { path: paths.multiplayerFaq })

export default function MultiplayerFaqPage() {
  return <FaqPage {...useLoaderData<typeof loader>()} path={paths.multiplayerFaq} />
}
