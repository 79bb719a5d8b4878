import { callPaths, fillPath } from '#model/wiki/calls/call-paths.ts'
import { offlinePaths } from '#model/wiki/addresses/offline-paths.ts'
import type { Lasting } from './scope.ts'
import { findCached, isCacheable, putInCache } from '#web/browser/page-cache/page-cache.ts'
import { pickListed } from '#web/browser/static-export/pick-listed.ts'

type Asked = { request: Request; event: Lasting }

/** What the search in the browser is made from. */
export const searchIndex = fillPath(callPaths.searchIndex)

/** The index from the wiki, or the one that was cached. */
export async function answerIndex({ request, event }: Asked): Promise<Response> {
  try {
    const answer = await fetch(request)
    if (isCacheable(answer)) event.waitUntil(putInCache('kept-first', searchIndex, answer.clone()).catch(() => {}))
    return answer
  } catch (error) {
    return (await findCached(searchIndex)) ?? fail(error)
  }
}

/** The items of a shopping list, from the wiki or else from all of them that were kept in one answer. */
export async function answerListed({ request }: Asked): Promise<Response> {
  try {
    return await fetch(request)
  } catch (error) {
    const cached = await findCached(offlinePaths.listed)
    const { answer, isWhole } = pickListed((await cached?.json()) ?? fail(error), new URL(request.url).pathname)
    // Whether what is missing is a new thing or none at all, only the wiki knows.
    return isWhole ? Response.json(answer) : fail(error)
  }
}

function fail(error: unknown): never {
  throw error
}
