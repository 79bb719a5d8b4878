import { useLoaderData, useRouteLoaderData, type LoaderFunctionArgs, type MetaArgs } from 'react-router'
import { apiContext } from '../context.ts'
import { choicesHeading, hasChoices, PrivacyChoices } from '#web/features/privacy/privacy-choices.tsx'
import { loadProse } from '../features/prose/prose-data.ts'
import { toProseMeta } from '../features/prose/prose-meta.ts'
import { ProsePage } from '../features/prose/prose-page.tsx'
import type { RootData } from '../page-meta.ts'
import { paths } from '#model/wiki/paths.ts'

export const loader = ({ context }: LoaderFunctionArgs) => loadProse(context.get(apiContext), 'privacy')

export const meta = ({ matches, loaderData }: MetaArgs<typeof loader>) => toProseMeta({ matches, loaderData }, { path: paths.privacy })

export default function PrivacyPage() {
  const { page, data } = useLoaderData<typeof loader>()
  const site = useRouteLoaderData<RootData>('root')?.site
  const choices = site && hasChoices(site) ? site : undefined
  return (
    <ProsePage
      page={choices ? { ...page, headings: [...page.headings, choicesHeading] } : page}
      data={data}
      trail={[{ label: page.title, path: paths.privacy }]}
      after={choices && <PrivacyChoices site={choices} />}
    />
  )
}
