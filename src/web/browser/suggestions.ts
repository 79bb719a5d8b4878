import { createApiClient } from '#api-client/api-client.ts'
import type { Suggestion } from '#model/search.ts'
import { toComparable } from '#model/slugs.ts'

/** After the last key, in milliseconds: who types on is not answered in between. */
const pause = 90

/** What is suggested for a text; `nearest` only where nothing is. */
export type Suggested = { text: string; found: Suggestion[]; nearest: Suggestion[] }

type Listener = {
  onAnswer: (answer: Suggested) => void
  onFailure: () => void
}

/** Asks for suggestions while someone types. Only the answer to the last text counts; earlier questions are called off. */
export function createSuggestions({ onAnswer, onFailure }: Listener) {
  const known = new Map<string, Suggested>()
  let timer = 0
  let underWay = new AbortController()

  async function ask(text: string, signal: AbortSignal) {
    const api = createApiClient((path) => fetch(path, { signal }))
    try {
      const found = await api.suggest(text)
      const nearest = found.length === 0 ? await api.nearest(text) : []
      const answer = { text, found, nearest }
      known.set(text, answer)
      if (!signal.aborted) onAnswer(answer)
    } catch {
      if (!signal.aborted) onFailure()
    }
  }

  function stop() {
    clearTimeout(timer)
    underWay.abort()
  }

  return {
    stop,
    /** False when the text holds nothing to look for. */
    ask(text: string): boolean {
      stop()
      const words = text.trim()
      if (toComparable(words) === '') return false
      const answer = known.get(words)
      if (answer) {
        onAnswer(answer)
        return true
      }
      underWay = new AbortController()
      const { signal } = underWay
      timer = window.setTimeout(() => void ask(words, signal), pause)
      return true
    },
  }
}
