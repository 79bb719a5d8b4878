import { useLoaderData } from 'react-router'
import { proseLoader, proseMeta } from '../prose-route.tsx'
import { FaqPage } from '#web/features/faq/faq-page.tsx'
import { paths } from '#model/wiki/paths.ts'

export const loader = proseLoader('mod-faq')

export const meta = proseMeta(paths.modFaq)

export default function ModFaqPage() {
  return <FaqPage {...useLoaderData<typeof loader>()} path={paths.modFaq} />
}
