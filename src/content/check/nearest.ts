import { fittingNames } from '#model/text/fitting-names.ts'
import { createNearness } from '#model/text/near-words.ts'

/** The names that somebody most likely meant by one that there is not: "shovle" -> "shovel". */
export function nearestNames(names: readonly string[], text: string, most = 3): string[] {
  const fitting = fittingNames(
    names.map((name) => ({ name })),
    text,
    most,
  )
  return fitting.length > 0 ? fitting.map(({ name }) => name) : names.filter(createNearness(text)).slice(0, most)
}

/** "Did you mean gold-ore or gold-bar?" */
export function sayNearest(names: readonly string[]): string | undefined {
  return names.length === 0 ? undefined : `Did you mean ${new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(names)}?`
}
