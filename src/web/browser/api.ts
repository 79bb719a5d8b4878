import { createApiClient } from '#api-client/api-client.ts'

/** The API over HTTP, for what a page asks after it was opened. */
export const api = createApiClient((path) => fetch(path))
