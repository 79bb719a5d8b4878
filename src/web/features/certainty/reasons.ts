import type { ProvenanceEntry } from '#model/wiki/provenance.ts'

/** Why a fact is said; without a file where several things share the reason. */
export type Reason = Pick<
  ProvenanceEntry,
  'kind' | 'id' | 'field' | 'source' | 'estimate' | 'note' | 'checked' | 'file' | 'certainty' | 'version' | 'seen_by' | 'seen_on'
>

/** The id of the note that tells a reason. */
export function reasonId({ kind, id, field }: Pick<Reason, 'kind' | 'id' | 'field'>): string {
  return `why-${[kind, id, field].join('-').replace(/[^\w-]/g, '')}`
}

/** The line of one field; undefined where there is none. */
export function findReason<Entry extends Pick<ProvenanceEntry, 'kind' | 'field'>>(
  entries: readonly Entry[],
  field: string,
  kind?: string,
): Entry | undefined {
  return entries.find((entry) => entry.field === field && (kind === undefined || entry.kind === kind))
}

/**
 * The reasons of a table, each once: of two hundred prices most are guesses on the same ground. `of` finds the one of a row's
 * field; `all` are those that carry a mark.
 */
export function shareReasons(entries: readonly ProvenanceEntry[]) {
  const shared = new Map<string, Reason>()
  const byFact = new Map<string, Reason>()
  for (const entry of entries) {
    const { certainty, source, note, version, checked } = entry
    const ground = JSON.stringify([certainty, source, note, version, checked])
    const known = shared.get(ground)
    const reason: Reason = known ? { ...known, file: '' } : entry
    shared.set(ground, reason)
    byFact.set(`${entry.id} ${entry.field}`, reason)
  }
  return {
    of: (id: string, field: string) => byFact.get(`${id} ${field}`),
    all: [...shared.values()].filter(({ estimate }) => estimate),
  }
}
