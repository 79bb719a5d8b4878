import type { ProvenanceEntry } from '#model/wiki/provenance.ts'

/** The badge that content is compiled with behind a guess. It names the fact: "fact/filter-percent/value". */
export const citedMark = /<span class="mk" data-fact="([^"]+)"><span class="sr"> \(unconfirmed\)<\/span><\/span>/g

/** The facts that the marks in these texts rest on, each once. */
export function listCited(texts: readonly string[]): string[] {
  return [...new Set(texts.flatMap((text) => [...text.matchAll(citedMark)].map(([, name = '']) => name)))]
}

/** What marks call the fact that an entry speaks of. */
export const nameOfCited = ({ kind, id, field }: Pick<ProvenanceEntry, 'kind' | 'id' | 'field'>): string => `${kind}/${id}/${field}`
