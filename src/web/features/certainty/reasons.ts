import type { ProvenanceEntry } from '#model/wiki/provenance.ts'

/** Why a fact is said; without a file where several things share the reason. */
export type Reason = Pick<
  ProvenanceEntry,
  'kind' | 'id' | 'field' | 'source' | 'estimate' | 'note' | 'checked' | 'file' | 'certainty' | 'version' | 'seen_by' | 'seen_on'
>

/** "item/shovel/value" */
export const nameOfReason = ({ kind, id, field }: Pick<Reason, 'kind' | 'id' | 'field'>) => `${kind}/${id}/${field}`

/** The line of one field; undefined where there is none. */
export function findReason<Entry extends Pick<ProvenanceEntry, 'kind' | 'field'>>(
  entries: readonly Entry[],
  field: string,
  kind?: string,
): Entry | undefined {
  return entries.find((entry) => entry.field === field && (kind === undefined || entry.kind === kind))
}
