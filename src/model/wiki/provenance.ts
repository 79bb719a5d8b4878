import { z } from 'zod'

/** Where one fact comes from. */
export const Provenance = z.strictObject({
  source: z.string().min(1).meta({ description: 'Where the fact comes from, in words.' }),
  estimate: z.boolean().default(false).meta({ description: 'True when nobody has confirmed the fact: it is a guess.' }),
  note: z.string().default('').meta({ description: 'What a reader should know about the source, if anything.' }),
})
export type Provenance = z.infer<typeof Provenance>

/** Field name -> where its value comes from. Every record of `content/` carries one. */
export const Sources = z.record(z.string(), Provenance)
export type Sources = z.infer<typeof Sources>

/** The day somebody last compared a file with its sources. */
export const CheckedOn = z.iso.date().meta({ description: 'The day the file was last compared with its sources.' })

/** The two fields that close every content file. */
export const provenanceFields = { sources: Sources, checked: CheckedOn }

/** One line of the provenance call: a field of a thing and where its value comes from. */
export const ProvenanceEntry = z.strictObject({
  kind: z.string().meta({ description: 'What kind of thing, in the singular: item, shop, digsite …', example: 'item' }),
  id: z.string().meta({ description: 'Its safe name, or its number where it has no safe name.', example: 'gold-ore' }),
  field: z.string().meta({ description: 'The field the line speaks of.', example: 'value' }),
  source: z.string().meta({ description: 'Where the value comes from.', example: 'Wiki specification' }),
  estimate: z.boolean().meta({ description: 'True when the value is a guess.', example: false }),
  note: z.string().meta({ description: 'A remark, or empty.', example: '' }),
  checked: z.string().meta({ description: 'The day of the last check, YYYY-MM-DD.', example: '2026-11-21' }),
  file: z.string().meta({ description: 'The content file to correct.', example: 'items/gold-ore.yaml' }),
})
export type ProvenanceEntry = z.infer<typeof ProvenanceEntry>
