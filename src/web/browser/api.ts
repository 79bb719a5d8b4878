import { createApiClient } from '#api-client/api-client.ts'
import { filterListedItems, type Listed } from './static-export/filter-listed-items.ts'
import { offlinePaths } from '#model/wiki/addresses/offline-paths.ts'
import { callTimeoutMs } from '#model/http/timeouts.ts'
import { isStaticExport, toCallAddress } from './static-export/static-export.ts'

/** API client for data that a page loads after it was opened. */
export const api = createApiClient((path) => {
  const options = { signal: AbortSignal.timeout(callTimeoutMs) }
  return isStaticExport() && path.startsWith(offlinePaths.listed) ? fetchListed(path, options) : fetch(toCallAddress(path), options)
})

/** A static export has one file with the items of every list. */
async function fetchListed(path: string, options: RequestInit): Promise<Response> {
  const answer = await fetch(toCallAddress(offlinePaths.listed), options)
  return answer.ok ? Response.json(filterListedItems((await answer.json()) as Listed, path).answer) : answer
}
