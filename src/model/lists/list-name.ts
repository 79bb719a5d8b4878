import { toPlainText } from '#model/text/plain-text.ts'
/** What a list is called that has no name of its own. */
export const defaultListName = 'Custom List'

/** Names of lists are cut here: they stand in titles and links. */
export const maxListNameLength = 80

/** No control characters, no halves of characters, not over-long. */
export function toListName(text: string): string {
  return toPlainText(text, maxListNameLength)
}

/** A name that none of the others has: "Iron farm" -> "Iron farm (2)", "Iron farm (2)" -> "Iron farm (3)". */
export function toFreeName(wanted: string, taken: readonly string[]): string {
  const name = toListName(wanted).trim() || defaultListName
  if (!taken.includes(name)) return name
  const base = name.replace(/ \(\d+\)$/, '')
  for (let number = 2; ; number++) {
    const mark = ` (${number})`
    const candidate = toListName(base.slice(0, maxListNameLength - mark.length)).trim() + mark
    if (!taken.includes(candidate)) return candidate
  }
}
