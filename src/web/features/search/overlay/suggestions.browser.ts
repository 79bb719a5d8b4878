import { ApiError } from '#api-client/api-error.ts'
import type { Suggested } from '#model/search/suggest.ts'
import { toComparable } from '#model/text/slugs.ts'
import { toRetryDelay } from '#model/http/retry-delay.ts'
import { suggestionTimeoutMs } from '#model/http/timeouts.ts'
import { loadScript } from '#web/browser/load-part.ts'
import { createSuggestionApi } from './suggestion-api.ts'
import type { LocalSearch } from './local-search.browser.ts'

/** Minimum time between requests, in ms: single keys are sent at once, fast typing is throttled. */
const pause = 90

type Listener = {
  onAnswer: (answer: Suggested, text: string) => void
  /** The request failed and will be retried. `isReachable`: the server answered with an error. */
  onFailure: (isReachable: boolean) => void
}

/** Loads the search index, again when it is outdated. */
export async function prepareSuggestions() {
  const { loadIndex } = await loadScript(() => import('./local-search.browser.ts'))
  return loadIndex()
}

/** Whether the server responds at all. */
export function canReach(address: string): Promise<boolean> {
  return fetch(address, { method: 'HEAD', signal: AbortSignal.timeout(suggestionTimeoutMs) }).then(
    () => true,
    () => false,
  )
}

/**
 * Suggestions while the reader types: from the index once it is loaded, until then and if that fails from the server. Only the response for
 * the last text counts; earlier requests are aborted.
 */
export function createSuggestions({ onAnswer, onFailure }: Listener) {
  let timer = 0
  let lastAsked = -pause
  let failures = 0
  let controller = new AbortController()
  /** Text of the pending request. */
  let open = ''
  let here: LocalSearch | undefined

  async function requestSuggestions(text: string) {
    lastAsked = performance.now()
    const { signal } = (controller = new AbortController())
    try {
      const { results, nearest, actions } = await createSuggestionApi(signal).suggestAll(text)
      const answer = { found: results, nearest, actions }
      if (signal.aborted) return
      failures = 0
      open = ''
      onAnswer(answer, text)
    } catch (error) {
      if (signal.aborted) return
      timer = window.setTimeout(() => void requestSuggestions(text), toRetryDelay(++failures))
      onFailure(error instanceof ApiError)
    }
  }

  function stop() {
    clearTimeout(timer)
    controller.abort()
    open = ''
  }

  window.addEventListener('online', () => {
    if (open === '' || failures === 0) return
    clearTimeout(timer)
    controller.abort()
    void requestSuggestions(open)
  })

  return {
    stop,
    isFailing: () => failures > 0,
    /** Whether suggestions are local. */
    isHere: () => here !== undefined,
    /** Total number of results; resolves when the local index is ready, rejects if it can't be loaded. */
    count: async (text: string) => (await prepareSuggestions()).count(text),
    /** Call it when the search opens: refreshes the index. */
    prepare() {
      prepareSuggestions().then(
        (own) => {
          here = own
          if (open !== '') this.ask(open)
        },
        () => {},
      )
    },
    /** Starts a query; false if the text has nothing to search for. */
    ask(text: string): boolean {
      stop()
      const words = text.trim()
      if (toComparable(words) === '') return false
      const answer = here?.suggest(words)
      if (answer) {
        onAnswer(answer, words)
        return true
      }
      open = words
      const wait = lastAsked + pause - performance.now()
      // Sent before the letter is painted.
      if (wait <= 0) void requestSuggestions(words)
      else timer = window.setTimeout(() => void requestSuggestions(words), wait)
      return true
    },
  }
}
