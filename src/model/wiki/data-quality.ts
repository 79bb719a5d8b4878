import { z } from 'zod'
import { certainties, unknown, type SourceCertainty } from './certainty.ts'
import { keyed } from './keyed.ts'
import { ProvenanceEntry } from './provenance.ts'

const count = (what: string) =>
  z
    .int()
    .nonnegative()
    .meta({ description: `Number of facts that are ${what}.` })

/** How many facts of a kind are how sure, field by field. */
export const QualityRow = z.strictObject({
  kind: z.string().meta({ description: 'Kind of thing, as in the provenance call.' }),
  field: z.string().meta({ description: 'The field.' }),
  total: z.int().nonnegative().meta({ description: 'Number of facts, each with one of the five certainties.' }),
  seen: count('seen in the game'),
  files: count("from the game's files"),
  told: count('told by players'),
  'worked-out': count('worked out'),
  guess: count('guesses'),
  unknown: z.int().nonnegative().meta({ description: 'Number of unknown fields; not counted in `total`.' }),
})
export type QualityRow = z.infer<typeof QualityRow>

/** One thing of the list behind a row: what it is called, where its page is, and how sure the fact is. */
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

/** How many facts stand on each step of the scale, and how many things nobody knows. */
export type QualityCounts = Record<SourceCertainty | 'total', number>

/** Rows of a kind, or of all, as one. */
export function addUp(rows: readonly QualityCounts[]): QualityCounts {
  const sum = (of: SourceCertainty | 'total') => rows.reduce((total, row) => total + row[of], 0)
  return { total: sum('total'), ...keyed<SourceCertainty, number>([...certainties, unknown], sum) }
}

/** Whole per cent of facts that rest on the game itself: seen in it, or read from its files. A part is never rounded up to all. */
export function shareFromTheGame({ seen, files, total }: QualityCounts): number {
  return total === 0 ? 0 : Math.floor(((seen + files) * 100) / total)
}
