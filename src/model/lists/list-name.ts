import { toPlainText } from '#model/text/plain-text.ts'
/** Default name of a list. */
export const defaultListName = 'Custom List'

/** In characters. */
export const maxListNameLength = 80

/** Removes control characters and lone surrogates, and cuts the name. */
export function toListName(text: string): string {
  return toPlainText(text, maxListNameLength)
}

/** A unique name: "Iron farm" -> "Iron farm (2)", "Iron farm (2)" -> "Iron farm (3)". */
export function toFreeName(requested: string, taken: readonly string[]): string {
  const name = toListName(requested).trim() || defaultListName
  if (!taken.includes(name)) return name
  const base = name.replace(/ \(\d+\)$/, '')
  for (let number = 2; ; number++) {
    const mark = ` (${number})`
    const candidate = toListName(base.slice(0, maxListNameLength - mark.length)).trim() + mark
    if (!taken.includes(candidate)) return candidate
  }
}
