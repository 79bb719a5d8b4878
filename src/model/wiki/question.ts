import { z } from 'zod'
import { lineOf } from '#model/wiki/sourced-fields.ts'
import { SafeName } from '#model/text/safe-name.ts'

/** Facts that a question covers: fields of all things of a kind, or of those in groups, shops or by name. */
export const Cover = z.strictObject({
  kind: z.string().min(1).meta({ description: 'Kind of thing, in the singular: item, shop, fact …' }),
  fields: z.array(z.string().min(1)).min(1),
  things: z.array(z.string().min(1)).default([]).meta({ description: 'Only these, by the names of their files.' }),
  groups: z.array(z.string().min(1)).default([]).meta({ description: 'Only items of these groups.' }),
  shops: z.array(z.int().nonnegative()).default([]).meta({ description: 'Only items that these shops trade in.' }),
  modded: z.boolean().nullable().default(null).meta({ description: 'Only items of mods, or none of them.' }),
})
export type Cover = z.infer<typeof Cover>

/** An open question with the test that answers it. */
export const QuestionRecord = z.strictObject({
  slug: SafeName,
  question: z.string().endsWith('?').meta({ description: 'The question, as a player asks it.' }),
  why: z.string().min(1).meta({ description: 'The current estimate, and what depends on it.' }),
  steps: z.array(z.string().min(1)).min(2).max(5).meta({ description: 'What to do in the game, in about two minutes.' }),
  answer: z.string().min(1).meta({ description: 'What to send: "The price on each tag".' }),
  covers: z.array(Cover).meta({ description: 'The facts it settles; none if the wiki has no guess.' }),
  pages: z.array(z.string().startsWith('/')).meta({ description: 'Pages that depend on the answer without a reference to its facts.' }),
  checked: z.iso.date(),
})
export type QuestionRecord = z.infer<typeof QuestionRecord>

export const QuestionFile = QuestionRecord.omit({ slug: true }).extend({
  covers: QuestionRecord.shape.covers.default([]),
  pages: QuestionRecord.shape.pages.default([]),
})

/** A question in the API. */
export const OpenQuestion = QuestionRecord.pick({ slug: true, question: true, why: true, steps: true, answer: true }).extend({
  facts: z.int().meta({ description: 'Facts it covers.' }),
  open: z.int().meta({ description: 'Of these, the number whose certainty is `worked-out` or lower, or that have no value.' }),
  guesses: z.int().meta({ description: 'Of these, the number of guesses.' }),
  pages: z.int().meta({ description: 'Pages that the answer can change.' }),
})
export type OpenQuestion = z.infer<typeof OpenQuestion>

/** A question on a page whose facts it settles. */
export const AskedQuestion = QuestionRecord.pick({ slug: true, question: true }).extend({
  settles: z.array(z.string()).meta({
    description: 'The facts of this answer that it confirms ("shop.description/its-name"); otherwise kinds and fields ("item.value").',
  }),
})
export type AskedQuestion = z.infer<typeof AskedQuestion>

type Covered = { kind: string; id: string; field: string }
/** Data of an item that covers refer to. */
export type CoveredItem = { group: string; shops: readonly number[]; modded: boolean }

/** Whether a cover includes a fact. `itemOf`: data of items; other kinds have no group and shops. */
export function covers(cover: Cover, { kind, id, field }: Covered, itemOf: (id: string) => CoveredItem | undefined): boolean {
  if (cover.kind !== kind || !cover.fields.includes(lineOf(field))) return false
  if (cover.things.length > 0 && !cover.things.includes(id)) return false
  if (cover.groups.length === 0 && cover.shops.length === 0 && cover.modded === null) return true
  const item = itemOf(id)
  if (!item) return false
  return (
    (cover.modded === null || cover.modded === item.modded) &&
    (cover.groups.length === 0 || cover.groups.includes(item.group)) &&
    (cover.shops.length === 0 || cover.shops.some((shop) => item.shops.includes(shop)))
  )
}
