import { NetworkFirst } from 'workbox-strategies/NetworkFirst.js'
import type { WorkboxPlugin } from 'workbox-core/types.js'
import { pageTimeoutMs } from '#model/http/timeouts.ts'
import { offlinePaths } from '#model/wiki/addresses/offline-paths.ts'
import { cachedAt, standsInFor } from '#web/browser/page-cache/cached-copy.data-attrs.ts'
import { findCached, forget, isCacheable, cachedAtOf, revisionOf, toCacheKey, trim } from '#web/browser/page-cache/page-cache.ts'
import { forgetUnlessStoring, stampIfStoring } from './storing.ts'

const allParameters: readonly string[] = offlinePaths.allParameters
const isList = new RegExp(`^${offlinePaths.lists}.`)

/** Network first; a cached page is marked with the time it was cached. */
const rules: WorkboxPlugin = {
  cacheKeyWillBeUsed: ({ request }) => Promise.resolve(toCacheKey(request.url)),

  async fetchDidSucceed({ request, response, state }) {
    if (response.type === 'error' || response.status >= 500) {
      if (state) state.errorResponse = response
      throw new Error(`answered with ${response.status}`)
    }
    if (response.status === 404) await forget(request.url)
    return response
  },

  /** Pages with a query are not cached: there are too many. An older page, from another instance, does not replace a newer one. */
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
  networkTimeoutSeconds: pageTimeoutMs / 1000,
  matchOptions: { ignoreVary: true },
  plugins: [rules],
})

const isDocument = ({ headers }: Response) => headers.get('content-type')?.startsWith('text/html') === true

async function findPage(url: string): Promise<Response | undefined> {
  const { pathname, search } = new URL(url)
  if (search !== '' && allParameters.includes(pathname)) return undefined
  const cached = await findCached(url)
  // The URL of a list contains its content, which the page for any list reads.
  return cached ?? (isList.test(pathname) ? findCached(offlinePaths.anyList) : undefined)
}

/** The page with an attribute on its root element. Scripts are not affected: the CSP stays the same. */
async function mark(page: Response, name: string, value: string | number, status = 200): Promise<Response> {
  const html = await page.text()
  return new Response(html.replace('<html', `<html ${name}="${value}"`), { status, headers: page.headers })
}
