import type { ApiClient } from '#api-client/api-client.ts'
import { citedMark, listCited, nameOfCited } from '#model/pages/cited-marks.ts'
import { certaintyWords } from '#model/wiki/certainty.ts'
import type { ProvenanceEntry } from '#model/wiki/provenance.ts'
import { toSentenceCase } from '#model/text/sentence-case.ts'
import { reasonId, type Reason } from './reasons.ts'

/** Why the numbers of a text are said, by the name that its marks bear: "fact/filter-percent/value". */
export type CitedFacts = Record<string, Reason>

/** As many as an address has room for. */
const mostAsked = 100

/** Asks for the facts that the marks in these texts rest on. */
export async function loadCitedFacts(api: Pick<ApiClient, 'citedFacts'>, texts: readonly string[]): Promise<CitedFacts> {
  const names = listCited(texts)
  const parts = Array.from({ length: Math.ceil(names.length / mostAsked) }, (_, part) =>
    names.slice(part * mostAsked, (part + 1) * mostAsked),
  )
  return toCitedFacts((await Promise.all(parts.map((part) => api.citedFacts(part)))).flat())
}

/** What an answer holds of them, by the names that the marks bear. */
export function toCitedFacts(entries: readonly ProvenanceEntry[]): CitedFacts {
  return Object.fromEntries(entries.map((entry) => [nameOfCited(entry), entry]))
}

/** Makes the marks in a text buttons that tell why; their notes are drawn by `CitedNotes`. */
export function explainMarks(html: string, cited: CitedFacts): string {
  return html.replace(citedMark, (whole, _certainty: string, name: string) => {
    const reason = cited[name]
    if (!reason) return whole
    const word = certaintyWords[reason.certainty]
    return `<button type="button" class="mk ${reason.certainty}" popovertarget="${reasonId(reason)}" title="${toSentenceCase(word)}. Why?"><span class="sr"> ${word}, why?</span></button>`
  })
}
