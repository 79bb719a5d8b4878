import { kindsInWords } from '#model/game/words.ts'
import { z } from 'zod'
import { certainties, isEstimate, unknown } from './certainty.ts'

const levels =
  "Certainty of the fact. seen: seen in the game · files: read from the game's files (of a mod: its package) · told: reported by players or the press · worked-out: follows from other facts · guess: unconfirmed"

export const Certainty = z.enum(certainties).meta({ description: `${levels}.` })
export type Certainty = z.infer<typeof Certainty>

/** A level, or unknown for an empty field. */
export const SourceCertainty = z.enum([...certainties, unknown]).meta({
  description: `${levels} · unknown: no value, the field is empty.`,
})

/** Source and certainty of a fact. */
export const Provenance = z.strictObject({
  source: z.string().min(1).meta({ description: 'The source, in words.' }),
  certainty: SourceCertainty,
  version: z.string().default('').meta({ description: 'Version of the game the fact was read from, such as "1.7.2"; may be empty.' }),
  seen: z
    .strictObject({
      by: z.string().default('').meta({ description: 'Who saw it; empty when they want no name here.' }),
      on: z.iso.date().meta({ description: 'The day it was seen.' }),
    })
    .optional()
    .meta({ description: 'Who saw it in the game, and when; only where `certainty` is seen.' }),
  note: z.string().default('').meta({ description: 'A remark about the source, or empty.' }),
})
export type Provenance = z.infer<typeof Provenance>

const FactSource = Provenance.refine(({ certainty, seen }) => !seen || certainty === 'seen', {
  path: ['seen'],
  message: 'nothing, unless `certainty` is seen',
})

/** Sources by field. */
export const Sources = z.record(z.string(), FactSource)
export type Sources = z.infer<typeof Sources>

/** Date of the last comparison with the sources. */
export const CheckedOn = z.iso.date().meta({ description: 'The day the file was last checked against its sources.' })

/** The last two fields of every content file. */
export const provenanceFields = { sources: Sources, checked: CheckedOn }

/** A row of the provenance call: a field of a thing with its source. */
export const ProvenanceEntry = z.strictObject({
  kind: z.string().meta({ description: `What kind of thing, in the singular: ${kindsInWords.some}` }),
  id: z.string().meta({ description: 'Its safe name, or its number where it has no safe name.' }),
  field: z.string().meta({ description: 'The field.' }),
  source: z.string().meta({ description: 'Where the value comes from.' }),
  estimate: z.boolean().meta({ description: 'True when `certainty` is `worked-out` or lower.' }),
  note: z.string().meta({ description: 'A remark, or empty.' }),
  checked: z.string().meta({ description: 'The day of the last check, YYYY-MM-DD.' }),
  file: z.string().meta({ description: 'The content file to correct.' }),
  certainty: SourceCertainty,
  version: z.string().meta({ description: 'Version of the game it was read from, or empty.' }),
  seen_by: z.string().meta({ description: 'Who saw it in the game, or empty.' }),
  seen_on: z.string().meta({ description: 'The day it was seen in the game, YYYY-MM-DD, or empty.' }),
})
export type ProvenanceEntry = z.infer<typeof ProvenanceEntry>

/** Creates the row of the provenance call for a field. */
export function toProvenanceEntry(
  { source, certainty, version, seen, note }: Provenance,
  of: Pick<ProvenanceEntry, 'kind' | 'id' | 'field' | 'checked' | 'file'>,
): ProvenanceEntry {
  const { kind, id, field, checked, file } = of
  const estimate = isEstimate(certainty)
  return { kind, id, field, source, estimate, note, checked, file, certainty, version, seen_by: seen?.by ?? '', seen_on: seen?.on ?? '' }
}
