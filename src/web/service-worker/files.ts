import { prefixes } from '#model/wiki/addresses/prefixes.ts'
import { CacheFirst } from 'workbox-strategies/CacheFirst.js'
import { NetworkFirst } from 'workbox-strategies/NetworkFirst.js'
import type { WorkboxPlugin } from 'workbox-core/types.js'
import { findCached, isCacheable, toCacheKey } from '#web/browser/page-cache/page-cache.ts'
import { forgetUnlessStoring, stampIfStoring } from './storing.ts'

/** Searches every cache; entries that exist are not stored again. */
const rules: WorkboxPlugin = {
  cacheKeyWillBeUsed: ({ request }) => Promise.resolve(toCacheKey(request.url)),

  async cacheWillUpdate({ request, response }) {
    if (!isCacheable(response)) return null
    const before = await findCached(request.url)
    return before && before.headers.get('etag') === response.headers.get('etag') ? null : stampIfStoring(response)
  },

  cacheDidUpdate: forgetUnlessStoring,

  cachedResponseWillBeUsed: async ({ request, cachedResponse }) => cachedResponse ?? findCached(request.url),
}

const options = { cacheName: 'kept-files', matchOptions: { ignoreVary: true }, plugins: [rules] }

/** Scripts, styles and fonts have a content hash in their name: the cached response is always current. */
export const namedFiles = new CacheFirst(options)
export const isNamedByContent = (path: string) =>
  path.startsWith(prefixes.assets) && /(-[\w-]{8}\.(js|css|woff2)|\/icons-[\w-]{8}\.svg)$/.test(path)

/** Files that may change: pictures, which the HTTP cache serves for a day, and fragments of pages. */
export const changingFiles = new NetworkFirst(options)
