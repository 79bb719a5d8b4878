import { offlinePaths } from '#model/wiki/addresses/offline-paths.ts'
import { mayWriteMarkup, trustMarkup } from './trusted-types.ts'

const ownPages = trustMarkup(mayWriteMarkup.ownPages, (html) => html)

/** Parses HTML of this wiki as a separate document; its scripts do not run. */
export const parseOwnPage = (html: string) => new DOMParser().parseFromString(ownPages.createHTML(html), 'text/html')

/** Fetches a fragment rendered by the server: one element. Throws for any other response. */
export async function fetchFragment(path: string, options?: RequestInit): Promise<HTMLElement> {
  const response = await fetch(path, options)
  if (!response.ok) throw new Error(`${path} was answered with ${response.status}`)
  const [fragment] = parseOwnPage(await response.text()).body.children
  if (!(fragment instanceof HTMLElement)) throw new Error(`${path} is no fragment`)
  return document.adoptNode(fragment)
}

let loading: Promise<HTMLElement> | undefined

/** Fetches the parts that few readers need, once. Rejects if that fails; the next call tries again. */
export function loadPageParts(): Promise<HTMLElement> {
  // The HTTP cache is used if the server is unreachable.
  const fromCache = () => fetchFragment(offlinePaths.pageParts, { cache: 'only-if-cached', mode: 'same-origin' })
  loading ??= fetchFragment(offlinePaths.pageParts)
    .catch(fromCache)
    .catch((error: unknown) => {
      loading = undefined
      throw error
    })
  return loading
}
