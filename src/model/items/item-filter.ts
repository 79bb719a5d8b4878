import { createNearness } from '#model/text/near-words.ts'
import { toComparable, toFilterQuery } from '#model/text/slugs.ts'

/** Fields that the filter searches. */
type Findable = { name: string; alias: string }

/** In characters. */
export const maxFilterLength = 100

/** Whether a filter is empty, which shows all items. */
export function isEmptyFilter(text: string): boolean {
  return text.trim() === ''
}

/** The item of exactly this name. */
export function findExact<Item extends Pick<Findable, 'name'>>(text: string, items: readonly Item[]): Item | undefined {
  const letters = toComparable(text)
  return letters === '' ? undefined : items.find(({ name }) => toComparable(name) === letters)
}

/**
 * Creates the filter for a text. Names are compared by letters and digits only, like the API: "water pipe filter" matches although only its
 * first space is sent as a hyphen. If no name contains the text, similar names match: "kepad" finds the Logic Keypad.
 */
export function createFilter(text: string, items: readonly Findable[]): (item: Findable) => boolean {
  if (isEmptyFilter(text)) return () => true
  const letters = toComparable(toFilterQuery(text))
  const isHeld = ({ name, alias }: Findable) => letters !== '' && toComparable(`${name} ${alias}`).includes(letters)
  if (items.some(isHeld)) return isHeld
  const isNear = createNearness(text)
  return ({ name, alias }) => isNear(`${name} ${alias}`)
}
