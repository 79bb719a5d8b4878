import { toMark, worstMark, type Mark } from './certainty.ts'
import type { ProvenanceEntry } from './provenance.ts'
import { lineOf } from './told-fields.ts'

/** The mark of what a line of sources says, or of the least sure of its parts: of the shops of an item, say. */
export function markOfLine(entries: readonly Pick<ProvenanceEntry, 'field' | 'certainty'>[], line: string): Mark | null {
  return worstMark(entries.filter(({ field }) => lineOf(field) === line).map(({ certainty }) => toMark(certainty)))
}
