import type { FoundSuggestion } from './found.ts'

/** Something search can find: how it is suggested, and what else it is found by. */
export type Entry = {
  suggestion: FoundSuggestion
  /** Other names. */
  alias: string
  /** Search keywords besides its name. */
  keywords: readonly string[]
  /** The words of what it is about. How often each stands there counts, their order doesn't. */
  words: string
  /** Rank among equal names. */
  weight: number
  /** Of an item that has a price, its number. */
  priced: number | null
}
