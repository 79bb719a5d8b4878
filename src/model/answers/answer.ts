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

/** A direct answer: one line from data of the wiki. */
export const DirectAnswer = z.strictObject({
  topic: z.enum(answerTopics).meta({ description: 'Subject of the question.', example: 'price' }),
  text: z.string().min(1).meta({ description: 'The answer in one line of plain text.', example: 'Ram Drill costs 645c.' }),
  value: z.number().nullable().meta({ description: 'The number in the answer; null without one, or with several.', example: 64500 }),
  prices: z
    .array(z.strictObject({ text: z.string(), parts: z.array(PricePart) }))
    .meta({ description: 'Prices in `text`, in order, with the items they add up.' }),
  unit: z.enum(units).nullable().meta({ description: 'Unit of `value`.', example: 'hundredths of a coin' }),
  certainty: Certainty.nullable().meta({ description: 'The lowest certainty among the parts of the answer.', example: 'worked-out' }),
  name: z.string().meta({ description: 'Name of the page the answer comes from.', example: 'Ram Drill' }),
  path: z.string().meta({ description: 'Address of that page on this site.', example: '/database/ram-drill' }),
})
export type DirectAnswer = z.infer<typeof DirectAnswer>
