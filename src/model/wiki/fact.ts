import { paths } from '#model/wiki/paths.ts'
import { z } from 'zod'
import { toCertainty } from './certainty.ts'
import { Certainty, provenanceFields } from './provenance.ts'

const toolAddress = new RegExp(`^${paths.tool('')}[\\w-]+(\\?[\\w=&.+-]+)?$`)

const Scalar = z.union([z.number(), z.string()])
const ScalarOrList = z.union([Scalar, z.array(Scalar)])

/** Not recursive, because the OpenAPI document cannot describe a recursive shape. */
const FactValue = z.union([Scalar, z.array(Scalar), z.record(z.string(), ScalarOrList)])

/** A fact about the game that belongs to no thing. The key is the file name with underscores. */
export const FactRecord = z.strictObject({
  key: z.string().regex(/^[a-z0-9_]+$/, 'expected letters in lower case, digits and hyphens'),
  value: FactValue.meta({ description: 'A number, a text, a list, or named values.' }),
  note: z.string(),
  names: z.enum(['', 'items']).meta({ description: 'The kind whose safe names its texts are, so that each is checked; or empty.' }),
  worked_out_at: z.record(z.string(), z.string().regex(toolAddress)).meta({
    description: 'Address of the tool that works it out, with the same inputs: under "value", or under the name of each value.',
    example: { value: '/tools/pressure?tanks=2&pipes=0&filters=0' },
  }),
  ...provenanceFields,
})
export type FactRecord = z.infer<typeof FactRecord>

export const FactFile = FactRecord.omit({ key: true }).extend({
  note: FactRecord.shape.note.default(''),
  names: FactRecord.shape.names.default(''),
  worked_out_at: FactRecord.shape.worked_out_at.default({}),
})

/** A fact in the API. */
export const Fact = FactRecord.pick({ key: true, value: true, note: true }).extend({
  version: z.string().meta({ description: 'Game version of `value`, or empty.' }),
  certainty: Certainty.nullable().meta({ description: 'Certainty of `value`; null for facts about the wiki.' }),
})
export type Fact = z.infer<typeof Fact>

/** Derived columns, from the source of the value. */
export const factColumns = {
  shape: { version: Fact.shape.version, certainty: Fact.shape.certainty },
  of: ({ sources }: FactRecord) => ({ version: sources.value?.version ?? '', certainty: toCertainty(sources.value?.certainty) }),
}
