import { distance } from 'fastest-levenshtein'
import { fittingNames } from '#model/text/fitting-names.ts'
import { createNearness } from '#model/text/near-words.ts'
import { toComparable } from '#model/text/slugs.ts'

/** Suggests names for a misspelled one: "shovle" -> "shovel", "pann" -> "pan" before "spanner". */
export function suggestNames(names: readonly string[], text: string, max = 3): string[] {
  const misspelt = listMisspelt(names, toComparable(text))
  if (misspelt.length > 0) return misspelt.slice(0, max)
  const fitting = fittingNames(
    names.map((name) => ({ name })),
    text,
    max,
  )
  return fitting.length > 0 ? fitting.map(({ name }) => name) : names.filter(createNearness(text)).slice(0, max)
}

/** Names that differ by one letter. */
function listMisspelt(names: readonly string[], text: string): string[] {
  return text.length < 3 ? [] : names.filter((name) => distance(toComparable(name), text) <= 1)
}

/** "Did you mean gold-ore or gold-bar?" */
export function formatSuggestions(names: readonly string[]): string | undefined {
  return names.length === 0 ? undefined : `Did you mean ${new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(names)}?`
}
