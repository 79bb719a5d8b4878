type Described = { name: string; modded: boolean; description: string }

/**
 * Some others of a group. Things of the same kind (modded or not) come first, among them those that speak of each other (the
 * Brush of the Pan) or have a telling word in common (the Improved Shovel and the Shovel), then those that follow by name, and from
 * the start again, so that every item is linked from its neighbours.
 */
export function pickNeighbours<T extends Described>(others: readonly T[], of: Described, count: number): T[] {
  const after = others.filter(({ name }) => name > of.name)
  const before = others.filter(({ name }) => name <= of.name)
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
