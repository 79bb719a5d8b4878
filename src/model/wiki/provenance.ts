import { kindsInWords } from '#model/game/words.ts'
import { z } from 'zod'
import { certainties, isEstimate, unknown } from './certainty.ts'

export const Certainty = z.enum(certainties).meta({
  description:
    "Certainty of the fact. seen: seen in the game · files: read from the game's files (of a mod: its package) · told: reported by players or the press · worked-out: follows from other facts · guess: unconfirmed.",
})
export type Certainty = z.infer<typeof Certainty>

/** A step of the scale, or that nobody knows: then the field is empty. */
export const SourceCertainty = z.enum([...certainties, unknown]).meta({
  description: `${Certainty.meta()?.description} · unknown: no value, the field is empty.`,
})

/** Where one fact comes from, and how sure it is. */
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

/** Field name -> where its value comes from. Any field of a record may have its line. */
export const Sources = z.record(z.string(), FactSource)
export type Sources = z.infer<typeof Sources>

/** The day somebody last compared a file with its sources. */
export const CheckedOn = z.iso.date().meta({ description: 'The day the file was last checked against its sources.' })

/** The two fields that close every content file. */
export const provenanceFields = { sources: Sources, checked: CheckedOn }

/** One line of the provenance call: a field of a thing and where its value comes from. */
export const ProvenanceEntry = z.strictObject({
  kind: z.string().meta({ description: `What kind of thing, in the singular: ${kindsInWords.some}` }),
  id: z.string().meta({ description: 'Its safe name, or its number where it has no safe name.' }),
  field: z.string().meta({ description: 'The field.' }),
  source: z.string().meta({ description: 'Where the value comes from.' }),
  estimate: z.boolean().meta({ description: 'True when the value is worked out or a guess.' }),
  note: z.string().meta({ description: 'A remark, or empty.' }),
  checked: z.string().meta({ description: 'The day of the last check, YYYY-MM-DD.' }),
  file: z.string().meta({ description: 'The content file to correct.' }),
  certainty: SourceCertainty,
  version: z.string().meta({ description: 'Version of the game it was read from, or empty.' }),
  seen_by: z.string().meta({ description: 'Who saw it in the game, or empty.' }),
  seen_on: z.string().meta({ description: 'The day it was seen in the game, YYYY-MM-DD, or empty.' }),
})
export type ProvenanceEntry = z.infer<typeof ProvenanceEntry>

/** The line of the provenance call for one field of a content file. */
export function toProvenanceEntry(
  { source, certainty, version, seen, note }: Provenance,
  of: Pick<ProvenanceEntry, 'kind' | 'id' | 'field' | 'checked' | 'file'>,
): ProvenanceEntry {
  const { kind, id, field, checked, file } = of
  const estimate = isEstimate(certainty)
  return { kind, id, field, source, estimate, note, checked, file, certainty, version, seen_by: seen?.by ?? '', seen_on: seen?.on ?? '' }
}
