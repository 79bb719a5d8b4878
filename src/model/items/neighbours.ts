type Described = { name: string; modded: boolean; description: string }

/**
 * Picks items of the same group for links: beside an unmodded item only unmodded ones, beside a modded one those first; among them related
 * ones (named in each other's description, or with a word of the name in common), then by name, wrapping around at the end.
 */
export function pickNeighbours<T extends Described>(others: readonly T[], of: Described, count: number): T[] {
  const fitting = others.filter(({ modded }) => of.modded || !modded)
  const after = fitting.filter(({ name }) => name > of.name)
  const before = fitting.filter(({ name }) => name <= of.name)
  const isRelated = relatedTo(others, of, count)
  const distance = (other: T) => (other.modded === of.modded ? 0 : 2) + (isRelated(other) ? 0 : 1)
  return [...after, ...before].toSorted((a, b) => distance(a) - distance(b)).slice(0, count)
}

/** Ignores words that too many things share, such as "logic" in the group of logic. */
function relatedTo(others: readonly Described[], of: Described, most: number): (other: Described) => boolean {
  const own = wordsOf(of.name)
  const described = wordsOf(of.description)
  const telling = own.filter((word) => others.filter(({ name }) => wordsOf(name).includes(word)).length <= most)
  return ({ name, description }) => {
    const words = wordsOf(name)
    return words.some((word) => telling.includes(word)) || holds(described, words) || holds(wordsOf(description), own)
  }
}

/** Whether the words occur consecutively. */
function holds(all: readonly string[], some: readonly string[]): boolean {
  return ` ${all.join(' ')} `.includes(` ${some.join(' ')} `)
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/\p{L}{3,}/gu) ?? []
}
