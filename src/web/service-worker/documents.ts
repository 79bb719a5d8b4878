import { NetworkFirst } from 'workbox-strategies/NetworkFirst.js'
import type { WorkboxPlugin } from 'workbox-core/types.js'
import { offlinePaths } from '#model/wiki/addresses/offline-paths.ts'
import { cachedAt, standsInFor } from '#web/browser/page-cache/cached-copy.data-attrs.ts'
import { findCached, forget, isCacheable, cachedAtOf, revisionOf, toKey, trim } from '#web/browser/page-cache/page-cache.ts'
import { forgetUnlessStoring, stampIfStoring } from './storing.ts'

/** A wiki that has not begun to answer for so long, in seconds, is taken for out of reach where its page is cached. */
const networkTimeout = 10
const allParameters: readonly string[] = offlinePaths.allParameters
const isList = new RegExp(`^${offlinePaths.lists}.`)

/** What the wiki answers comes first, whatever is kept; what is kept says so, and since when. */
const rules: WorkboxPlugin = {
  cacheKeyWillBeUsed: ({ request }) => Promise.resolve(toKey(request.url)),

  async fetchDidSucceed({ request, response, state }) {
    if (response.type === 'error' || response.status >= 500) {
      if (state) state.errorResponse = response
      throw new Error(`answered with ${response.status}`)
    }
    if (response.status === 404) await forget(request.url)
    return response
  },

  /** With parameters it is one of very many. Nobody is taken back: of another copy of the wiki may come what is older. */
  async cacheWillUpdate({ request, response }) {
    if (!isCacheable(response) || new URL(request.url).search !== '' || !isDocument(response)) return null
    const before = await findCached(request.url)
    return before && revisionOf(before) > revisionOf(response) ? null : stampIfStoring(response)
  },

  async cacheDidUpdate() {
    await trim('kept-pages')
    await forgetUnlessStoring()
  },

  async cachedResponseWillBeUsed({ request }) {
    const cached = await findPage(request.url)
    return cached && mark(cached, cachedAt, cachedAtOf(cached))
  },

  async handlerDidError({ state }) {
    const errorResponse = state?.errorResponse as Response | undefined
    if (errorResponse) return errorResponse
    const page = await findCached(offlinePaths.page)
    return page && mark(page, standsInFor, 'true', 503)
  },
}

export const documents = new NetworkFirst({
  cacheName: 'kept-pages',
  networkTimeoutSeconds: networkTimeout,
  matchOptions: { ignoreVary: true },
  plugins: [rules],
})

const isDocument = ({ headers }: Response) => headers.get('content-type')?.startsWith('text/html') === true

async function findPage(url: string): Promise<Response | undefined> {
  const { pathname, search } = new URL(url)
  if (search !== '' && allParameters.includes(pathname)) return undefined
  const cached = await findCached(url)
  // A list stands in its address, and the page of any list reads it from there.
  return cached ?? (isList.test(pathname) ? findCached(offlinePaths.anyList) : undefined)
}

/** The page with a word of it on its first element. Its policy lets no script in that was not there. */
async function mark(page: Response, name: string, value: string | number, status = 200): Promise<Response> {
  const html = await page.text()
  return new Response(html.replace('<html', `<html ${name}="${value}"`), { status, headers: page.headers })
}
