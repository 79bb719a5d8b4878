import { useLoaderData, useRouteLoaderData } from 'react-router'
import { proseLoader, proseMeta } from '../prose-route.tsx'
import { choicesHeading, hasChoices, PrivacyChoices } from '#web/features/privacy/privacy-choices.tsx'
import { ProsePage } from '../features/prose/prose-page.tsx'
import type { RootData } from '../page-meta.ts'
import { paths } from '#model/wiki/paths.ts'

export const loader = proseLoader('privacy')

export const meta = proseMeta(paths.privacy)

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
