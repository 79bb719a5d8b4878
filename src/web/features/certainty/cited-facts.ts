import type { ApiClient } from '#api-client/api-client.ts'
import { certaintyWords } from '#model/wiki/certainty.ts'
import type { ProvenanceEntry } from '#model/wiki/provenance.ts'
import { toSentenceCase } from '#model/text/sentence-case.ts'
import { reasonId, type Reason } from './reasons.ts'

/** Why the numbers of a text are said, by the name that its marks bear: "fact/filter-percent/value". */
export type CitedFacts = Record<string, Reason>

const mark = /<span class="mk ([\w-]+)" title="\w[\w ]*" data-fact="([^"]+)"><span class="sr">[^<]*<\/span><\/span>/g

/** Asks for the facts that the marks in these texts rest on. */
export async function loadCitedFacts(api: ApiClient, texts: readonly string[]): Promise<CitedFacts> {
  const names = new Set(texts.flatMap((text) => [...text.matchAll(mark)].map(([, , name = '']) => name)))
  const fields = new Map<string, Set<string>>()
  for (const name of names) {
    const [kind = '', , field = ''] = name.split('/')
    fields.set(kind, (fields.get(kind) ?? new Set()).add(field))
  }
  const entries = await Promise.all([...fields].map(async ([kind, of]) => api.provenanceOf(kind, [...of])))
  return Object.fromEntries(
    entries
      .flat()
      .map((entry): [string, ProvenanceEntry] => [`${entry.kind}/${entry.id}/${entry.field}`, entry])
      .filter(([name]) => names.has(name)),
  )
}

/** Makes the marks in a text buttons that tell why; their notes are drawn by `CitedNotes`. */
export function explainMarks(html: string, cited: CitedFacts): string {
  return html.replace(mark, (whole, _certainty: string, name: string) => {
    const reason = cited[name]
    if (!reason) return whole
    const word = certaintyWords[reason.certainty]
    return `<button type="button" class="mk ${reason.certainty}" popovertarget="${reasonId(reason)}" title="${toSentenceCase(word)}. Why?"><span class="sr"> ${word}, why?</span></button>`
  })
}
