import { createApiClient } from '#api-client/api-client.ts'
import { suggestionTimeoutMs } from '#model/http/timeouts.ts'

/** API client for the text that is typed. Its requests abort with `signal`, or after the timeout. */
export function createSuggestionApi(signal: AbortSignal) {
  const limited = AbortSignal.any([signal, AbortSignal.timeout(suggestionTimeoutMs)])
  return createApiClient((path) => fetch(path, { signal: limited }))
}
