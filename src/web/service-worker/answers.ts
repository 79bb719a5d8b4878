import { offlinePaths } from '#model/wiki/addresses/offline-paths.ts'
import { findCached, isCacheable, putInCache } from '#web/browser/page-cache/page-cache.ts'
import { filterListedItems } from '#web/browser/static-export/filter-listed-items.ts'
import type { ExtendableEvent } from './scope.ts'
import { isStoring } from './storing.ts'

type Route = { request: Request; event: ExtendableEvent }

/** The search index from the server, else the cached one. */
export async function answerIndex({ request, event }: Route): Promise<Response> {
  try {
    const response = await fetch(request)
    if (isCacheable(response))
      event.waitUntil(putInCache('kept-first', offlinePaths.searchIndex, response.clone(), isStoring).catch(() => {}))
    return response
  } catch (error) {
    return (await findCached(offlinePaths.searchIndex)) ?? fail(error)
  }
}

/** The items of a shopping list from the server, else from the cached response for all items. */
export async function answerListed({ request }: Route): Promise<Response> {
  try {
    return await fetch(request)
  } catch (error) {
    const cached = await findCached(offlinePaths.listed)
    const { answer, isWhole } = filterListedItems((await cached?.json()) ?? fail(error), new URL(request.url).pathname)
    // Only the server knows whether a missing item is new or does not exist.
    return isWhole ? Response.json(answer) : fail(error)
  }
}

function fail(error: unknown): never {
  throw error
}
