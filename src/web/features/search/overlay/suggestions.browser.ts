import { createApiClient } from '#api-client/api-client.ts'
import { ApiError } from '#api-client/api-error.ts'
import type { SearchAction } from '#model/search/action.ts'
import type { ListedGuide } from '#model/pages/guide-list.ts'
import type { FoundSuggestion } from '#model/search/found.ts'
import { toComparable } from '#model/text/slugs.ts'
import { fetchSeen } from '#web/browser/fetch-seen.ts'

/** Between two questions, in milliseconds: one key is answered at once, but who types fast is not answered for each letter. */
const pause = 90
/** A network that has said nothing for so long, in milliseconds, is taken for gone. */
const patience = 5000
/** After a failure it is tried again for as long as the text stands there, each time after twice as long, in milliseconds. */
const retryAfter = { first: 2000, most: 30_000 }

/** What is suggested for a text, `nearest` only where nothing is, and guides where nothing is near; and what it asks to be done. */
export type Suggested = {
  text: string
  found: FoundSuggestion[]
  nearest: FoundSuggestion[]
  guides: ListedGuide[]
  actions: SearchAction[]
}

type Listener = {
  onAnswer: (answer: Suggested) => void
  /** The question is still open: an answer comes as soon as there is one. `isReachable` when the wiki did answer, with a refusal. */
  onFailure: (isReachable: boolean) => void
}

/** Whether the wiki answers at all. */
export function canReach(address: string): Promise<boolean> {
  return fetch(address, { method: 'HEAD', signal: AbortSignal.timeout(patience) }).then(
    () => true,
    () => false,
  )
}

/** Asks for suggestions while someone types. Only the answer to the last text counts; earlier questions are called off. */
export function createSuggestions({ onAnswer, onFailure }: Listener) {
  const known = new Map<string, Suggested>()
  let timer = 0
  let lastAsked = -pause
  let failures = 0
  let failed = ''
  let underWay = new AbortController()

  async function ask(text: string) {
    lastAsked = performance.now()
    const { signal } = (underWay = new AbortController())
    const patient = AbortSignal.any([signal, AbortSignal.timeout(patience)])
    const api = createApiClient((path) => fetchSeen(path, { signal: patient }))
    try {
      const { results: found, nearest, actions } = await api.suggestAll(text)
      const guides = found.length + nearest.length + actions.length === 0 ? await api.guides() : []
      const answer = { text, found, nearest, guides, actions }
      known.set(text, answer)
      if (signal.aborted) return
      failures = 0
      failed = ''
      onAnswer(answer)
    } catch (error) {
      if (signal.aborted) return
      failed = text
      timer = window.setTimeout(() => void ask(text), Math.min(retryAfter.most, retryAfter.first * 2 ** failures++))
      onFailure(error instanceof ApiError)
    }
  }

  function stop() {
    clearTimeout(timer)
    underWay.abort()
    failed = ''
  }

  window.addEventListener('online', () => {
    if (failed === '') return
    clearTimeout(timer)
    void ask(failed)
  })

  return {
    stop,
    isFailing: () => failures > 0,
    /** False when the text holds nothing to look for. */
    ask(text: string): boolean {
      stop()
      const words = text.trim()
      if (toComparable(words) === '') return false
      const answer = known.get(words)
      const wait = lastAsked + pause - performance.now()
      if (answer) onAnswer(answer)
      // At once, before the letter is painted: the question is on its way meanwhile.
      else if (wait <= 0) void ask(words)
      else timer = window.setTimeout(() => void ask(words), wait)
      return true
    },
  }
}
