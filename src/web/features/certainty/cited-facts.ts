import type { ApiClient } from '#api-client/api-client.ts'
import { isLongTable } from '#model/wiki/table-pages.ts'
import { certaintyWords } from '#model/wiki/certainty.ts'
import type { ProvenanceEntry } from '#model/wiki/provenance.ts'
import { toSentenceCase } from '#model/text/sentence-case.ts'
import { reasonId, type Reason } from './reasons.ts'

type Asked = Pick<ApiClient, 'provenanceOf' | 'provenanceOfThings'> & { meta: () => Promise<{ counts: Record<string, number> }> }

/** Why the numbers of a text are said, by the name that its marks bear: "fact/filter-percent/value". */
export type CitedFacts = Record<string, Reason>

const mark = /<span class="mk ([\w-]+)" title="\w[\w ]*" data-fact="([^"]+)"><span class="sr">[^<]*<\/span><\/span>/g

/** Asks for the facts that the marks in these texts rest on. */
export async function loadCitedFacts(api: Asked, texts: readonly string[]): Promise<CitedFacts> {
  const names = new Set(texts.flatMap((text) => [...text.matchAll(mark)].map(([, , name = '']) => name)))
  const byKind = Map.groupBy(
    [...names].map((name) => name.split('/') as [kind: string, id: string, field: string]),
    ([kind]) => kind,
  )
  if (byKind.size === 0) return {}
  const { counts } = await api.meta()
  const entries = await Promise.all([...byKind].map(([kind, facts]) => loadEntries(api, kind, facts, counts[kind] ?? 0)))
  return Object.fromEntries(
    entries
      .flat()
      .map((entry): [string, ProvenanceEntry] => [`${entry.kind}/${entry.id}/${entry.field}`, entry])
      .filter(([name]) => names.has(name)),
  )
}

/** Of more things one cannot ask together. */
const mostNamed = 200

/** A field of all things of a kind is one answer for all pages; where they are many, those that are named are asked for. */
async function loadEntries(api: Asked, kind: string, facts: [kind: string, id: string, field: string][], things: number) {
  const ids = [...new Set(facts.map(([, id]) => id))]
  if (isLongTable(things) && ids.length <= mostNamed) return api.provenanceOfThings(kind, ids)
  return api.provenanceOf(kind, [...new Set(facts.map(([, , field]) => field))])
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
