import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import type { ApiClient } from '#api-client/api-client.ts'
import type { Site } from '#model/site.ts'
import type * as PageContext from '#web/context.ts'
import type { Answer } from './finished-bytes.ts'
import { toContentPolicy } from './security.ts'

/** As for the API, but browsers ask again each time: a page is small to confirm and must not be old. */
const cacheControl = 'public, max-age=0, s-maxage=300, stale-while-revalidate=86400'

type Pages = { build: ServerBuild | (() => Promise<ServerBuild>); api: ApiClient; origin: string; mode: 'production' | 'development' }

/** Renders pages: the address goes in, the finished answer comes out. */
export function createPages({ build, api, origin, mode }: Pages) {
  const handle = createRequestHandler(build, mode)
  return async (canonical: string): Promise<Answer> => {
    const { apiContext, originContext } = (typeof build === 'function' ? await build() : build).entry
      .module as unknown as typeof PageContext
    const context = new RouterContextProvider()
    context.set(apiContext, api)
    context.set(originContext, origin)
    // Put together as text: resolved as an address, "//evil.example/" would leave for another host.
    const response = await handle(new Request(`${origin}${canonical}`), context)
    const body = Buffer.from(await response.arrayBuffer())
    const headers = Object.fromEntries(response.headers)
    if (mode === 'production' && headers['content-type']?.startsWith('text/html')) {
      headers['content-security-policy'] = toContentPolicy(body.toString(), await findSite(api))
    }
    // The development server puts scripts of its own into the page.
    if (mode === 'development') headers['content-security-policy'] = "object-src 'none'"
    headers['cache-control'] ??= response.status === 200 ? cacheControl : 'no-store'
    // A page that fails as a rule lacks its data: that passes, and says so.
    const status = response.status >= 500 ? 503 : response.status
    if (status === 503) headers['retry-after'] = '5'
    return { status, headers, body }
  }
}

/** Without its settings, a page may embed nothing. */
async function findSite(api: ApiClient): Promise<Site | undefined> {
  return api.site().catch(() => undefined)
}
