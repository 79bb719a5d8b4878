import type { FoundSuggestion } from './found.ts'

/** An entry of the search: its suggestion, and the texts it is found by. */
export type SearchEntry = {
  suggestion: FoundSuggestion
  /** Other names. */
  alias: string
  /** Search keywords besides its name. */
  keywords: readonly string[]
  /** The words of its text. Their number counts, their order does not. */
  words: string
  /** Rank among equal names. */
  weight: number
  /** Id of an item with a price, or null. */
  priced: number | null
}
