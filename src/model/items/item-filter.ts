import { toComparable, toFilterQuery } from '#model/text/slugs.ts'

/** What the filter of the database and of the catalogue looks at. */
type Findable = { name: string; alias: string }

/** Nothing in the game has a longer name; the API refuses far longer texts. */
export const longestFilter = 100

/** An empty filter shows the full list. */
export function isEmptyFilter(text: string): boolean {
  return text.trim() === ''
}

/**
 * The filter, with the same result as asking the API for items of this text: names are compared by letters and digits
 * alone, so that "water pipe filter" is found although only its first space is sent as a hyphen.
 */
export function createFilter(text: string): (item: Findable) => boolean {
  if (isEmptyFilter(text)) return () => true
  const wanted = toComparable(toFilterQuery(text))
  return ({ name, alias }) => wanted !== '' && toComparable(`${name} ${alias}`).includes(wanted)
}

export function matchesFilter(text: string, item: Findable): boolean {
  return createFilter(text)(item)
}
