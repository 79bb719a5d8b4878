import { toSafeName } from '#model/text/slugs.ts'
import type { ProvenanceEntry } from '#model/wiki/provenance.ts'

/** Finds the provenance of a field of a patch note, whose file is named after the version: "Console edition" -> "console-edition" */
export function sourceOfVersion(sources: readonly ProvenanceEntry[], version: string, field: string): ProvenanceEntry | undefined {
  const name = toSafeName(version).toLowerCase()
  return sources.find((entry) => entry.field === field && entry.id.toLowerCase() === name)
}
