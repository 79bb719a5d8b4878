import { toComparable } from '#model/text/slugs.ts'

/**
 * Whether something answers to a text: by one of its names or an alias (several with commas between). Spaces, hyphens,
 * apostrophes and capitals do not count.
 */
export function isNamed(text: string, names: readonly string[], aliases = ''): boolean {
  const wanted = toComparable(text)
  return wanted !== '' && [...names, ...aliases.split(',')].some((name) => toComparable(name) === wanted)
}
