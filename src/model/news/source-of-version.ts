import { toSafeName } from '#model/text/slugs.ts'
import type { ProvenanceEntry } from '#model/wiki/provenance.ts'

/** The line of sources of a field of a version's note: its file is called after the version, "Console edition" -> "console-edition". */
export function sourceOfVersion(sources: readonly ProvenanceEntry[], version: string, field: string): ProvenanceEntry | undefined {
  const name = toSafeName(version).toLowerCase()
  return sources.find((entry) => entry.field === field && entry.id.toLowerCase() === name)
}
