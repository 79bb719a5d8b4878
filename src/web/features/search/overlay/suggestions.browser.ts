import { createApiClient } from '#api-client/api-client.ts'
import { ApiError } from '#api-client/api-error.ts'
import type { Suggested } from '#model/search/suggest.ts'
import { toComparable } from '#model/text/slugs.ts'
import { toRetryDelay } from '#model/wiki/retry-delay.ts'
import { loadScript } from '#web/browser/load-part.ts'
import type { OwnSearch } from './own-index.browser.ts'

/** Between two questions, in milliseconds: one key is answered at once, but who types fast is not answered for each letter. */
const pause = 90
/** A network that has said nothing for so long, in milliseconds, is taken for gone. */
const timeoutMs = 5000

type Listener = {
  onAnswer: (answer: Suggested, text: string) => void
  /** The question is still open: an answer comes as soon as there is one. `isReachable` when the wiki did answer, with a refusal. */
  onFailure: (isReachable: boolean) => void
}

/** Loads what suggests without asking the server, again when it is old. */
export async function prepareSuggestions() {
  const { loadIndex } = await loadScript(() => import('./own-index.browser.ts'))
  return loadIndex()
}

/** Whether the wiki answers at all. */
export function canReach(address: string): Promise<boolean> {
  return fetch(address, { method: 'HEAD', signal: AbortSignal.timeout(timeoutMs) }).then(
    () => true,
    () => false,
  )
}

/**
 * Suggestions while someone types. Once the index is here, it answers at once; until then, and where it can't be had, the wiki is
 * asked. Only the answer to the last text counts; earlier questions are called off.
 */
export function createSuggestions({ onAnswer, onFailure }: Listener) {
  let timer = 0
  let lastAsked = -pause
  let failures = 0
  let controller = new AbortController()
  /** What the wiki has been asked and has not answered. */
  let open = ''
  let here: OwnSearch | undefined

  async function ask(text: string) {
    lastAsked = performance.now()
    const { signal } = (controller = new AbortController())
    const patient = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)])
    const api = createApiClient((path) => fetch(path, { signal: patient }))
    try {
      const { results: found, nearest, actions } = await api.suggestAll(text)
      const answer = { found, nearest, actions }
      if (signal.aborted) return
      failures = 0
      open = ''
      onAnswer(answer, text)
    } catch (error) {
      if (signal.aborted) return
      timer = window.setTimeout(() => void ask(text), toRetryDelay(++failures))
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
    void ask(open)
  })

  return {
    stop,
    isFailing: () => failures > 0,
    /** Whether suggestions come at once. */
    isHere: () => here !== undefined,
    /** How much a text finds in all; undefined where only the wiki knows. */
    count: (text: string) => here?.count(text),
    /** Whenever the search is opened: what comes without asking is of the content as it is now. */
    prepare() {
      prepareSuggestions().then(
        (own) => {
          here = own
          if (open !== '') this.ask(open)
        },
        () => {},
      )
    },
    /** False when the text holds nothing to look for. */
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
      // At once, before the letter is painted: the question is on its way meanwhile.
      if (wait <= 0) void ask(words)
      else timer = window.setTimeout(() => void ask(words), wait)
      return true
    },
  }
}
