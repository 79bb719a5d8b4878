import type { Change } from '#model/news/change.ts'

/** The sources of changes, each once, as a sentence. */
export function listSources(changes: readonly Change[]): string {
  const sources = new Set(changes.flatMap(({ from, to }) => [to, ...(from ? [from] : [])].map(({ source }) => source)))
  return `${[...sources].join('; ')}.`
}
