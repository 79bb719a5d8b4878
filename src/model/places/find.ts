import { z } from 'zod'
import { provenanceFields } from '#model/wiki/provenance.ts'
import { SafeName } from '#model/text/safe-name.ts'

/** A relic or a seed bag at a digsite. */
export const FindRecord = z.strictObject({
  item: SafeName,
  kind: z.enum(['relic', 'seed-bag']),
  digsite: SafeName.meta({ description: 'Safe name of the digsite where it is buried.', example: 'ember-cradle' }),
  plant: z.string().meta({ description: 'Safe name of the crop that a seed bag grows; empty for relics.', example: 'afage' }),
  ...provenanceFields,
})
export type FindRecord = z.infer<typeof FindRecord>

export const RelicFile = FindRecord.pick({ digsite: true, sources: true, checked: true })
export const SeedBagFile = FindRecord.pick({ digsite: true, plant: true, sources: true, checked: true })
