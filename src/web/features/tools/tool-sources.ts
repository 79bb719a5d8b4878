import type { ApiClient } from '#api-client/api-client.ts'
import type { SourcesOf } from '../sources/sources-note.tsx'

/** Where the facts of a tool come from. Keys as in `facts()`, each with the words for it: { scrap_percent: 'Share as scrap metal' } */
export async function loadFactSources(api: ApiClient, facts: Record<string, string>): Promise<SourcesOf[]> {
  const files = Object.entries(facts).map(([key, name]) => ({ name, file: key.replaceAll('_', '-') }))
  if (files.length === 0) return []
  const entries = await api.provenanceOfThings(
    'fact',
    files.map(({ file }) => file),
  )
  return files.map(({ name, file }) => ({ name, entries: entries.filter(({ id }) => id === file) }))
}
