import { decodeUrl } from '#model/text/decode-url.ts'
import { data } from 'react-router'
import type { ApiClient } from '#api-client/api-client.ts'
import { toPlainText } from '#model/text/plain-text.ts'
import { createSimilarity } from '#model/text/similarity.ts'
import { toComparable } from '#model/text/slugs.ts'
import type { NotFoundData } from './features/layout/not-found-page.tsx'

type Named = { name: string; path: string }

type Options = {
  /** Suggestions for numbered pages, which have no similar names. */
  near?: readonly Named[]
  /** Path prefix of this kind of page: such pages are suggested first. */
  section?: string
}

const maxSuggested = 5
/** Less similar names are suggested only if they are of the right kind. */
const minAlike = 0.5

/** Creates the response a loader throws for a missing page: status 404 with suggestions. */
export async function notFound(api: ApiClient, requestedName: string, { near = [], section }: Options = {}) {
  const words = toPlainText(addressWords(requestedName), 60)
  // Failures are ignored: the response is valid without suggestions.
  const named = words && near.length === 0 ? await listNearest(api, words, section).catch(() => []) : []
  const nearest = [...near, ...named].map(({ name, path }) => ({ name, path }))
  return data({ nearest } satisfies NotFoundData, { status: 404 })
}

async function listNearest(api: ApiClient, words: string, section: string | undefined): Promise<Named[]> {
  const [results, pages] = await Promise.all([api.nearest(words), section ? api.thingPages() : []])
  const alikeTo = createSimilarity(words)
  const isOfKind = ({ path }: Named) => section !== undefined && path.startsWith(`${section}/`)
  const score = ({ name, path }: Named) => Math.max(alikeTo(toComparable(name)), alikeTo(toComparable(addressWords(path))))
  // Some search results link elsewhere (a mod to the list of mods) but also have their own page.
  const others = pages.filter((path) => results.every((result) => result.path !== path)).map((path) => ({ name: addressWords(path), path }))
  const ofKind = [...results.filter(isOfKind), ...others.filter((page) => isOfKind(page) && score(page) >= minAlike)]
  const suggested = ofKind.length > 0 ? ofKind : results.filter((result) => score(result) >= minAlike)
  return suggested.toSorted((a, b) => score(b) - score(a)).slice(0, maxSuggested)
}

/** Words of a path: "guide/first-tmer" -> "first tmer". Numbers at the end are skipped: "scrapyard/6" -> "scrapyard". */
function addressWords(address: string): string {
  const parts = address.split('/').filter((part) => part !== '')
  return decodeUrl((parts.findLast((part) => /\p{L}/u.test(part)) ?? parts.at(-1) ?? '').replaceAll('-', ' '))
}
