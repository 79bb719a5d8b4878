import type { ProvenanceEntry } from '#model/wiki/provenance.ts'

/** The badge that compiled content has after a guess. `data-fact` names the fact: "fact/filter-percent/value". */
export const citedMark = /<span class="mk" data-fact="([^"]+)"><span class="sr"> \(unconfirmed\)<\/span><\/span>/g

/** The facts named by the badges in these texts, without duplicates. */
export function listCited(texts: readonly string[]): string[] {
  return [...new Set(texts.flatMap((text) => [...text.matchAll(citedMark)].map(([, name = '']) => name)))]
}

/** Name of a fact in a badge. */
export const nameOfCited = ({ kind, id, field }: Pick<ProvenanceEntry, 'kind' | 'id' | 'field'>): string => `${kind}/${id}/${field}`
