import { useRouteLoaderData } from 'react-router'
import { LoadedProsePage, proseLoader, proseMeta } from '../prose-route.tsx'
import { ContactChannels } from '#web/features/about/contact-channels.tsx'
import type { RootData } from '../page-meta.ts'
import { readRepository } from '#model/wiki/correct/repository.ts'
import { paths } from '#model/wiki/paths.ts'

export const loader = proseLoader('contact')

export const meta = proseMeta(paths.contact)

export default function ContactPage() {
  const site = useRouteLoaderData<RootData>('root')?.site
  return (
    <LoadedProsePage
      path={paths.contact}
      before={site && <ContactChannels contact={site.contact} repository={readRepository(site.repository.edit)?.address ?? ''} />}
    />
  )
}
