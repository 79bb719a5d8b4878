import { z } from 'zod'
import { SafeName } from '#model/text/safe-name.ts'
import { Certainty } from '#model/wiki/provenance.ts'

export const answerTopics = ['price', 'shops', 'blueprint', 'location', 'sum', 'pressure', 'growth', 'distance', 'version', 'fact'] as const

const units = ['hundredths of a coin', 'percent', 'minutes', 'meters', 'weight', 'times', 'pieces', 'seconds'] as const
export type AnswerUnit = (typeof units)[number]

const PricePart = z.strictObject({
  safe_name: SafeName,
  quantity: z.number().meta({ description: 'Pieces of the item, or its weight.' }),
  value: z.int().meta({ description: 'Hundredths of a coin for one.' }),
})

const StatedPrice = z.strictObject({ text: z.string(), parts: z.array(PricePart) })

/** One of several things that an answer is about. */
const AnswerRow = z.strictObject({
  name: z.string().min(1).meta({ description: 'An item, a step of the unlock chain, or a change of a version.' }),
  note: z.string().meta({ description: 'Its shops, or the weight to hand in; or empty.' }),
  safe_name: z.string().meta({ description: 'Safe name of the item; empty for others.' }),
  path: z.string().meta({ description: 'Address of its page on this site, or empty.' }),
  price: StatedPrice.nullable(),
  certainty: Certainty.nullable().meta({ description: 'Of its price.' }),
})
export type AnswerRow = z.infer<typeof AnswerRow>

/** A direct answer: one line from data of the wiki. */
export const DirectAnswer = z.strictObject({
  topic: z.enum(answerTopics).meta({ description: 'Subject of the question.', example: 'price' }),
  text: z.string().min(1).meta({ description: 'The answer in one line of plain text.', example: 'Ram Drill costs 645c.' }),
  value: z.number().nullable().meta({ description: 'The number in the answer; null without one, or with several.', example: 64500 }),
  prices: z.array(StatedPrice).meta({ description: 'Prices in `text`, in order, with the items they add up.' }),
  unit: z.enum(units).nullable().meta({ description: 'Unit of `value`.', example: 'hundredths of a coin' }),
  certainty: Certainty.nullable().meta({ description: 'The lowest certainty among the parts of the answer.', example: 'worked-out' }),
  name: z.string().meta({ description: 'Name of the page the answer comes from.', example: 'Ram Drill' }),
  path: z.string().meta({ description: 'Address of that page on this site.', example: '/database/ram-drill' }),
  title: z.string().meta({ description: 'Heading of `rows` that replace the text; empty where they are shown below it.' }),
  rows_as: z.enum(['items', 'steps', 'changes']).meta({ description: 'What `rows` are; steps are in order.' }),
  rows: z.array(AnswerRow).meta({ description: 'The things that the answer is about, if several.' }),
})
export type DirectAnswer = z.infer<typeof DirectAnswer>
