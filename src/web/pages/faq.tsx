import { useLoaderData } from 'react-router'
import { proseLoader, proseMeta } from '../prose-route.tsx'
import { FaqPage } from '#web/features/faq/faq-page.tsx'
import { paths } from '#model/wiki/paths.ts'

export const loader = proseLoader('faq')

export const meta = proseMeta(paths.faq)

export default function GameFaqPage() {
  return <FaqPage {...useLoaderData<typeof loader>()} path={paths.faq} />
}
