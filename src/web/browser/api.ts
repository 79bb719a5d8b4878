import { createApiClient } from '#api-client/api-client.ts'
import { fetchSeen } from './fetch-seen.ts'
import { loadScript } from './load-part.ts'
import { isPlainFile } from './page-cache/cached-copy.ts'

/** A call that is not answered for so long, in milliseconds, has failed and can be made again. */
const patience = 30_000

/** The API over HTTP, for what a page asks after it was opened. */
export const api = createApiClient(async (path) => {
  const options = { signal: AbortSignal.timeout(patience) }
  return isPlainFile()
    ? (await loadScript(() => import('./plain-files/plain-file-calls.ts'))).fetchFromFiles(path, options)
    : fetchSeen(path, options)
})
