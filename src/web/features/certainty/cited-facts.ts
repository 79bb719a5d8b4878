import type { ApiClient } from '#api-client/api-client.ts'
import { citedMark, listCited, nameOfCited } from '#model/pages/cited-marks.ts'
import type { ProvenanceEntry } from '#model/wiki/provenance.ts'
import { pageSources } from '#web/game-ui/certainty-badge.tsx'
import { badgeFact } from '#web/game-ui/certainty-badge.data-attrs.ts'
import type { Reason } from './reasons.ts'

/** Why the numbers of a text are said, by the name that its marks bear: "fact/filter-percent/value". */
export type CitedFacts = Record<string, Reason>

/** As many as an address has room for. */
const maxRequested = 100

/** Asks for the facts that the marks in these texts rest on. */
export async function loadCitedFacts(api: Pick<ApiClient, 'citedFacts'>, texts: readonly string[]): Promise<CitedFacts> {
  const names = listCited(texts)
  const parts = Array.from({ length: Math.ceil(names.length / maxRequested) }, (_, part) =>
    names.slice(part * maxRequested, (part + 1) * maxRequested),
  )
  return toCitedFacts((await Promise.all(parts.map((part) => api.citedFacts(part)))).flat())
}

/** What an answer holds of them, by the names that the marks bear. */
export function toCitedFacts(entries: readonly ProvenanceEntry[]): CitedFacts {
  return Object.fromEntries(entries.map((entry) => [nameOfCited(entry), entry]))
}

/** Makes the badges in a text links to their source, as `CertaintyBadge` does. Badges stand in the HTML of content, so this is text. */
export function explainMarks(html: string, cited: CitedFacts): string {
  return html.replace(citedMark, (_mark, name: string) =>
    cited[name]
      ? `<a class="mk" href="${pageSources}" ${badgeFact}="${name}" aria-label="unconfirmed">?</a>`
      : '<span class="mk" role="img" aria-label="unconfirmed">?</span>',
  )
}
