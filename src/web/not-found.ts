import { data } from 'react-router'
import type { ApiClient } from '#api-client/api-client.ts'
import type { Near } from './features/layout/lost-page.tsx'
import { toPlainText } from '#model/text/plain-text.ts'

type Named = { name: string; path: string }

/**
 * What a loader throws when there is no such thing: status 404, with the nearest names. `wanted` is what was asked for; pages that go
 * by numbers, where no name is near, say themselves which are `near`.
 */
export async function notFound(api: ApiClient, wanted: string, near: readonly Named[] = []) {
  const words = toPlainText(toWords(wanted), 60)
  // Suggestions are a kindness: without them the page is still the right answer.
  const named: Named[] = words && near.length === 0 ? await api.nearest(words).catch(() => []) : []
  const nearest = [...near, ...named].map(({ name, path }) => ({ name, path }))
  return data({ nearest } satisfies Near, { status: 404 })
}

/** What an address asks for, in words: "guide/first-tmer" -> "first tmer". A number at its end names nothing: "scrapyard/6" -> "scrapyard". */
function toWords(address: string): string {
  const parts = address.split('/').filter((part) => part !== '')
  return (parts.findLast((part) => /\p{L}/u.test(part)) ?? parts.at(-1) ?? '').replaceAll('-', ' ')
}
