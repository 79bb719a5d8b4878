import { useLoaderData } from 'react-router'
import { proseLoader, proseMeta } from '../prose-route.tsx'
import { FaqPage } from '#web/features/faq/faq-page.tsx'
import { paths } from '#model/wiki/paths.ts'

export const loader = proseLoader('mp-faq')

export const meta = proseMeta(paths.multiplayerFaq)

export default function MultiplayerFaqPage() {
  return <FaqPage {...useLoaderData<typeof loader>()} path={paths.multiplayerFaq} />
}
