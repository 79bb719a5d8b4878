import { paths } from '#model/wiki/paths.ts'
import { examples } from '#model/game/words.ts'
import { z } from 'zod'
import { SafeName } from '#model/text/safe-name.ts'
import { Certainty, Provenance } from '#model/wiki/provenance.ts'

/** A value of a field, with its provenance. */
export const KnownValue = z.strictObject({
  value: z
    .union([z.number(), z.string()])
    .meta({ description: 'The value as in the file: a price is in hundredths of a coin.', example: 1200 }),
  certainty: Certainty,
  ...Provenance.pick({ source: true, note: true }).shape,
})
export type KnownValue = z.infer<typeof KnownValue>

/** The value of a field in an earlier version. */
export const EarlierValue = z.strictObject({
  version: z.string().min(1).meta({ description: 'The last version known to have this value.', example: '1.2.16' }),
  ...KnownValue.shape,
})
export type EarlierValue = z.infer<typeof EarlierValue>

/** A changed field in a patch note, with the value before, the value in that version, or both. */
export const ChangedLine = z.strictObject({
  thing: z
    .string()
    .regex(/^[\w-]+\/.+$/, 'expected the kind and the name of a file, with / between')
    .meta({ description: 'What changed: the kind and the name of its file.', example: `item/${examples.changed.safe_name}` }),
  field: z.string().min(1).meta({ description: 'The field of its file that changed.', example: 'value' }),
  called: z.string().meta({ description: 'The field in words, if its name is not clear.', example: '' }),
  item: z
    .union([z.literal(''), SafeName])
    .meta({ description: 'The item whose page shows the change, if the thing is not an item.', example: '' }),
  from: EarlierValue.nullable().meta({
    description: 'The value before; left out if an older patch note or the file of the thing has it.',
  }),
  to: KnownValue.nullable().meta({
    description: 'The value in this version; left out if the file of the thing has it.',
  }),
})
export type ChangedLine = z.infer<typeof ChangedLine>

export const ChangedLineFile = ChangedLine.extend({
  called: ChangedLine.shape.called.default(''),
  item: ChangedLine.shape.item.default(''),
  from: ChangedLine.shape.from.default(null),
  to: ChangedLine.shape.to.default(null),
})

/** A change of one field in a version of the game. */
export const Change = z.strictObject({
  patch: z.int().positive().meta({ description: 'Number of the patch note that lists it.', example: 15 }),
  version: z.string().meta({ description: 'The version of the game.', example: '1.3.4' }),
  kind: z.string().meta({ description: 'What kind of thing, in the singular: item, fact …', example: 'item' }),
  id: z.string().meta({ description: 'The name of its file.', example: examples.changed.safe_name }),
  name: z.string().meta({ description: 'What the thing is called.', example: examples.changed.name }),
  path: z.string().meta({ description: 'Its page on this site, or empty.', example: paths.item(examples.changed.safe_name) }),
  field: z.string().meta({ description: 'The field that changed.', example: 'value' }),
  what: z.string().meta({ description: 'What changed, in words.', example: 'Price' }),
  coins: z.boolean().meta({ description: 'True where the values are hundredths of a coin.', example: true }),
  from: EarlierValue.nullable().meta({
    description: 'The value in the last known earlier version; null without one. The change came between the two.',
  }),
  to: KnownValue.meta({ description: 'The value in this version.' }),
})
export type Change = z.infer<typeof Change>

/** A stored change: with the item whose page shows it (or empty), and its order, newest first. */
export const ChangeRecord = Change.extend({ item: z.string(), order: z.int() })
export type ChangeRecord = z.infer<typeof ChangeRecord>
