import { toComparable } from '#model/text/slugs.ts'

/**
 * Whether a text equals one of the names or aliases (comma-separated). Ignores spaces, hyphens, apostrophes and case.
 */
export function isNamed(text: string, names: readonly string[], aliases = ''): boolean {
  const comparable = toComparable(text)
  return comparable !== '' && [...names, ...aliases.split(',')].some((name) => toComparable(name) === comparable)
}
