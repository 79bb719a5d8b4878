import { createApiClient } from '#api-client/api-client.ts'
import { fetchSeen } from './fetch-seen.ts'

/** A call that is not answered for so long, in milliseconds, has failed and can be made again. */
const patience = 30_000

/** The API over HTTP, for what a page asks after it was opened. */
export const api = createApiClient((path) => fetchSeen(path, { signal: AbortSignal.timeout(patience) }))
