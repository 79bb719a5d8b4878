import { z } from 'zod'
import { certainties, unknown, type SourceCertainty } from './certainty.ts'
import { keyed } from './keyed.ts'
import { ProvenanceEntry } from './provenance.ts'

const countField = (what: string) =>
  z
    .int()
    .nonnegative()
    .meta({ description: `Number of facts that are ${what}.` })

/** Number of facts by certainty, for a field of a kind. */
export const QualityRow = z.strictObject({
  kind: z.string().meta({ description: 'Kind of thing, as in the provenance call.' }),
  field: z.string().meta({ description: 'The field.' }),
  total: z.int().nonnegative().meta({ description: 'Number of facts, each with one of the five certainties.' }),
  seen: countField('seen in the game'),
  files: countField("from the game's files"),
  told: countField('told by players'),
  'worked-out': countField('worked out'),
  guess: countField('guesses'),
  unknown: z.int().nonnegative().meta({ description: 'Number of unknown fields; not counted in `total`.' }),
})
export type QualityRow = z.infer<typeof QualityRow>

/** A thing of a row: name, page and certainty of the fact. */
export const QualityThing = ProvenanceEntry.pick({
  id: true,
  certainty: true,
  source: true,
  version: true,
  seen_by: true,
  seen_on: true,
  checked: true,
}).extend({
  name: z.string().meta({ description: 'Its name.' }),
  path: z.string().meta({ description: 'Its page on this site, or empty.' }),
})
export type QualityThing = z.infer<typeof QualityThing>

/** Number of facts by certainty. */
export type QualityCounts = Record<SourceCertainty | 'total', number>

/** The sum of rows. */
export function addUp(rows: readonly QualityCounts[]): QualityCounts {
  const sum = (of: SourceCertainty | 'total') => rows.reduce((total, row) => total + row[of], 0)
  return { total: sum('total'), ...keyed<SourceCertainty, number>([...certainties, unknown], sum) }
}

/** Percentage of facts seen in the game or read from its files, rounded down. */
export function shareFromTheGame({ seen, files, total }: QualityCounts): number {
  return total === 0 ? 0 : Math.floor(((seen + files) * 100) / total)
}
