import type { ApiClient } from '#api-client/api-client.ts'
import type { SourcesOf } from '../sources/sources-note.tsx'

/** Where the facts of a tool come from. Keys as in `facts()`, each with the words for it: { scrap_percent: 'Share as scrap metal' } */
export function loadFactSources(api: ApiClient, facts: Record<string, string>): Promise<SourcesOf[]> {
  return Promise.all(
    Object.entries(facts).map(async ([key, name]) => ({ name, entries: await api.provenance('fact', key.replaceAll('_', '-')) })),
  )
}
