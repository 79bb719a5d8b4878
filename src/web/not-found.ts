import { data } from 'react-router'
import type { ApiClient } from '#api-client/api-client.ts'
import type { Near } from './features/layout/lost-page.tsx'
import { toPlainText } from '#model/text/plain-text.ts'

/** What a loader throws when there is no such thing: status 404, with the nearest names. `wanted` is what was asked for. */
export async function notFound(api: ApiClient, wanted: string) {
  const words = toPlainText(wanted.split('/').at(-1) ?? '', 60)
  // Suggestions are a kindness: without them the page is still the right answer.
  const nearest = words ? await api.nearest(words).catch(() => []) : []
  return data({ nearest } satisfies Near, { status: 404 })
}
