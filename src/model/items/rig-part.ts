import { z } from 'zod'

/** Parts of a rig. */
export const rigParts = ['intake', 'tank', 'pipe', 'filter', 'drill', 'washer', 'belt', 'repair', 'fuel'] as const
export type RigPartName = (typeof rigParts)[number]

/**
 * Properties of a part that are facts, each with the name of its fact: ticks or seconds per clump, weight and quality of a clump or metres
 * per quality step, wear per stroke, tick or clump in the dirtiest water (`wear_ticks`: per so many ticks), and the share of the fuel's
 * weight used per tick.
 */
export const rigFacts = ['ticks', 'seconds', 'weight', 'quality', 'step', 'wear', 'wear_ticks', 'fuel_loss'] as const
export type RigFact = (typeof rigFacts)[number]

/** The part of a thing in the rig planner, with its facts; readers enter the others. */
export const RigPart = z.strictObject({
  part: z.enum(rigParts).meta({ description: 'Its place in the rig.', example: 'drill' }),
  facts: z.partialRecord(z.enum(rigFacts), z.string().min(1)).meta({
    description: 'Keys of the facts about its effect; the name of a value can follow a dot.',
    example: { weight: 'ram_drill_clump.weight' },
  }),
})
export type RigPart = z.infer<typeof RigPart>

/** For records: null for things that are not parts. */
export const RigField = RigPart.nullable().meta({ description: 'Its part in a rig; null for anything else.' })
/** For files, where the field and its facts are optional. */
export const RigFileField = RigPart.extend({ facts: RigPart.shape.facts.default({}) })
  .nullable()
  .default(null)
