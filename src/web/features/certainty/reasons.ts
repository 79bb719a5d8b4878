import type { ProvenanceEntry } from '#model/wiki/provenance.ts'

/** Source and certainty of a fact; without a file if several entries share it. */
export type Reason = Pick<
  ProvenanceEntry,
  'kind' | 'id' | 'field' | 'source' | 'estimate' | 'note' | 'checked' | 'file' | 'certainty' | 'version' | 'seen_by' | 'seen_on'
>

/** "item/shovel/value" */
export const nameOfReason = ({ kind, id, field }: Pick<Reason, 'kind' | 'id' | 'field'>) => `${kind}/${id}/${field}`

/** Entry of a field; undefined if there is none. */
export function findReason<Entry extends Pick<ProvenanceEntry, 'kind' | 'field'>>(
  entries: readonly Entry[],
  field: string,
  kind?: string,
): Entry | undefined {
  return entries.find((entry) => entry.field === field && (kind === undefined || entry.kind === kind))
}
