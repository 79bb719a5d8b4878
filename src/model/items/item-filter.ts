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
 * The filter over these items. Names are compared by letters and digits alone, as the API does that is asked for items of this text,
 * so that "water pipe filter" is found although only its first space is sent as a hyphen. Where none of the items is spelt so,
 * those are shown that nearly are: "kepad" finds the Logic Keypad.
 */
export function createFilter(text: string, items: readonly Findable[]): (item: Findable) => boolean {
  if (isEmptyFilter(text)) return () => true
  const letters = toComparable(toFilterQuery(text))
  const isHeld = ({ name, alias }: Findable) => letters !== '' && toComparable(`${name} ${alias}`).includes(letters)
  if (items.some(isHeld)) return isHeld
  const isNear = createNearness(text)
  return ({ name, alias }) => isNear(`${name} ${alias}`)
}
