import { isEstimate } from '#model/wiki/certainty.ts'
import type { SearchEntry } from './entry.ts'
import type { SentIndex } from './sent-index.ts'

type SentEntry = SentIndex['entries'][number]

/** Fields with these values are not sent. */
const empty = {
  note: '',
  picture: '',
  value: null,
  modded: false,
  value_certainty: null,
  note_certainty: null,
  value_version: '',
  alias: '',
  keywords: [],
  priced: null,
} as const

/** Compresses the entries for browsers: the words are listed once and referenced by index. */
export function toSent(entries: readonly SearchEntry[]): SentIndex {
  const described = entries.map((entry) => (entry.words === entry.suggestion.note ? undefined : entry.words.split(' ').filter(Boolean)))
  const terms = [...new Set(described.flatMap((words) => words ?? []))].toSorted()
  const places = new Map(terms.map((term, index) => [term, index]))
  return {
    weights: Object.fromEntries(entries.map(({ suggestion, weight }) => [suggestion.kind, weight])),
    terms,
    entries: entries.map(({ suggestion, alias, keywords, priced }, at) => {
      const { value_estimate: _, price_per_weight, ...sent } = suggestion
      const words = described[at]?.map((word) => places.get(word) ?? 0)
      return leaveOutEmpty({
        ...sent,
        alias,
        keywords: [...keywords],
        ...(words && { words: toSteps(words) }),
        ...(priced !== null && { priced: { id: priced, price_per_weight } }),
      })
    }),
  }
}

/** Restores the entries from the compressed form. */
export function fromSent({ weights, terms, entries }: SentIndex): SearchEntry[] {
  return entries.map((sent) => {
    const { alias, keywords, words, priced, ...names } = { ...empty, ...sent }
    const suggestion = {
      ...names,
      value_estimate: isEstimate(names.value_certainty),
      price_per_weight: priced?.price_per_weight ?? false,
    }
    return {
      suggestion,
      alias,
      keywords,
      words: words
        ? fromSteps(words)
            .map((place) => terms[place])
            .join(' ')
        : names.note,
      weight: weights[names.kind] ?? 0,
      priced: priced?.id ?? null,
    }
  })
}

function leaveOutEmpty(entry: SentEntry): SentEntry {
  const isFilled = ([name, value]: [string, unknown]) =>
    Array.isArray(value) && name !== 'words' ? value.length > 0 : value !== empty[name as keyof typeof empty]
  return Object.fromEntries(Object.entries(entry).filter(isFilled)) as SentEntry
}

/** [3, 3, 10] -> [3, 0, 7] */
function toSteps(places: readonly number[]): number[] {
  return places.map((place, at) => place - (places[at - 1] ?? 0))
}

function fromSteps(steps: readonly number[]): number[] {
  let place = 0
  return steps.map((step) => (place += step))
}
