import { z } from 'zod'
import { provenanceFields } from '#model/wiki/provenance.ts'
import { SafeName } from '#model/text/safe-name.ts'

/** A logic element of the logic guide. */
export const LogicElementRecord = z.strictObject({
  order: z.int().positive().meta({ description: 'Place in the guide.', example: 1 }),
  name: z.string().min(1).meta({ description: 'Name of the element.', example: 'Logic Add' }),
  item: SafeName.meta({ description: 'Safe name of the item.', example: 'logic-add' }),
  what_it_does: z.string().min(1).meta({ description: 'One sentence.', example: 'Outputs the sum of its two inputs.' }),
  inputs: z.string().meta({ description: 'What goes in.', example: 'Two numbers' }),
  outputs: z.string().meta({ description: 'What comes out.', example: 'Their sum' }),
  limits: z.string().meta({ description: 'Delay, range and other limits, or empty.', example: '' }),
  explanation: z.string().meta({ description: 'How to use it; Markdown in the file, HTML on the wire.' }),
  guide_part: z.int().min(1).max(3).meta({ description: 'Page of the guide, 1 to 3.', example: 2 }),
  in_v16_set: z.boolean().meta({ description: 'Counted in the set of version 1.6.', example: true }),
  game_class: z.string().meta({ description: 'Class in the game files, or empty.', example: 'BP_LogicAdd' }),
  ...provenanceFields,
})
export type LogicElementRecord = z.infer<typeof LogicElementRecord>

/** Fields with sources that the guide shows. */
export const sourcedOfElements = ['what_it_does', 'inputs', 'outputs', 'limits'] as const

export const LogicElementFile = LogicElementRecord.omit({ item: true }).extend({
  inputs: LogicElementRecord.shape.inputs.default(''),
  outputs: LogicElementRecord.shape.outputs.default(''),
  limits: LogicElementRecord.shape.limits.default(''),
  explanation: LogicElementRecord.shape.explanation.default(''),
})

export const LogicElement = LogicElementRecord.omit({ game_class: true, sources: true, checked: true })
export type LogicElement = z.infer<typeof LogicElement>
