import type { ApiClient } from '#api-client/api-client.ts'
import { citedMark, listCited, nameOfCited } from '#model/pages/cited-marks.ts'
import type { ProvenanceEntry } from '#model/wiki/provenance.ts'
import { pageSources } from '#web/game-ui/certainty-badge.tsx'
import { badgeFact } from '#web/game-ui/certainty-badge.data-attrs.ts'
import type { Reason } from './reasons.ts'

/** Sources of the facts cited in a text, by name: "fact/filter-percent/value". */
export type CitedFacts = Record<string, Reason>

/** Limited by the length of a URL. */
const maxRequested = 100

/** Loads the facts cited by badges in these texts. */
export async function loadCitedFacts(api: Pick<ApiClient, 'citedFacts'>, texts: readonly string[]): Promise<CitedFacts> {
  const names = listCited(texts)
  const parts = Array.from({ length: Math.ceil(names.length / maxRequested) }, (_, part) =>
    names.slice(part * maxRequested, (part + 1) * maxRequested),
  )
  return toCitedFacts((await Promise.all(parts.map((part) => api.citedFacts(part)))).flat())
}

/** Facts by the name used in badges. */
export function toCitedFacts(entries: readonly ProvenanceEntry[]): CitedFacts {
  return Object.fromEntries(entries.map((entry) => [nameOfCited(entry), entry]))
}

/** Makes badges in compiled HTML links to their source, like `CertaintyBadge`. */
export function explainMarks(html: string, cited: CitedFacts): string {
  return html.replace(citedMark, (_mark, name: string) =>
    cited[name]
      ? `<a class="mk" href="${pageSources}" ${badgeFact}="${name}" aria-label="unconfirmed">?</a>`
      : '<span class="mk" role="img" aria-label="unconfirmed">?</span>',
  )
}
