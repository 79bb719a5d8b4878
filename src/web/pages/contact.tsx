import { useLoaderData, useRouteLoaderData, type LoaderFunctionArgs, type MetaArgs } from 'react-router'
import { apiContext } from '../context.ts'
import { ContactWays } from '#web/features/about/contact-ways.tsx'
import { loadProse } from '../features/prose/prose-data.ts'
import { toProseMeta } from '../features/prose/prose-meta.ts'
import { ProsePage } from '../features/prose/prose-page.tsx'
import type { RootData } from '../page-meta.ts'
import { paths } from '#model/wiki/paths.ts'

export const loader = ({ context }: LoaderFunctionArgs) => loadProse(context.get(apiContext), 'contact')

export const meta = ({ matches, loaderData }: MetaArgs<typeof loader>) => toProseMeta({ matches, loaderData }, { path: paths.contact })

export default function ContactPage() {
  const { page, data } = useLoaderData<typeof loader>()
  const site = useRouteLoaderData<RootData>('root')?.site
  return (
    <ProsePage
      page={page}
      data={data}
      trail={[{ label: page.title, path: paths.contact }]}
      before={site && <ContactWays contact={site.contact} repository={site.repository.edit} />}
    />
  )
}
