import { z } from 'zod'
import { provenanceFields } from '#model/wiki/provenance.ts'
import { ChangedLine, ChangedLineFile } from './change.ts'
import { DateKind } from './date-kind.ts'

const Html = z.string()
const Moment = z.iso.datetime().meta({ description: 'Date and time, UTC.', example: '2026-11-21T00:00:00Z' })
const Active = z.boolean().meta({ description: 'False hides it.', example: true })
const IsHtml = z.boolean().default(false).meta({
  description: 'True if the text below is imported HTML, not Markdown. Delete the line when you rewrite the text.',
})

/** A version of the game and what changed in it. */
export const PatchNoteRecord = z.strictObject({
  id: z.int().positive().meta({ description: 'Number of the patch note.', example: 2 }),
  summary: z
    .string()
    .min(1)
    .meta({ description: 'The version and one sentence.', example: '1.6: Logic: 21 elements, with a shop of their own in Bridgepour.' }),
  details: Html.meta({ description: 'What changed, as HTML.', example: '<ul><li>Logic cables.</li></ul>' }),
  active: Active,
  timestamp: Moment.nullable().meta({
    description: 'The day of `date_kind` (release, sighting or announcement), UTC, or null.',
    example: '2021-02-13T00:00:00Z',
  }),
  version: z.string().min(1).meta({ description: 'Version number.', example: '1.6' }),
  date_kind: DateKind.meta({
    description: 'What the date is: the release, the first sighting, a possible sighting, or the announced day.',
    example: 'seen-by',
  }),
  changes: z.array(z.string()).meta({ description: 'The changes as plain text.' }),
  changed: z.array(ChangedLine).meta({ description: 'The changes of single fields, with their values.' }),
  ...provenanceFields,
})
export type PatchNoteRecord = z.infer<typeof PatchNoteRecord>

export const PatchNoteFile = PatchNoteRecord.omit({ details: true, timestamp: true }).extend({
  active: Active.default(true),
  changed: z.array(ChangedLineFile).default([]),
  date: z.iso.date().nullable(),
})

export const PatchNote = PatchNoteRecord.pick({ id: true, summary: true, details: true })
export type PatchNote = z.infer<typeof PatchNote>

/** The date of a version. */
export const PatchNoteDate = PatchNoteRecord.pick({ id: true, version: true, timestamp: true, date_kind: true })
export type PatchNoteDate = z.infer<typeof PatchNoteDate>

/** Clients recognize hits by their exact fields and order, so the order is part of the contract. */
export const PatchNoteHit = PatchNoteRecord.pick({ id: true, summary: true, details: true, active: true, timestamp: true })
export type PatchNoteHit = z.infer<typeof PatchNoteHit>

/** A blog post. */
export const BlogPostRecord = z.strictObject({
  id: z.int().positive().meta({ description: 'Number of the post.', example: 1 }),
  title: z.string().min(1).meta({ description: 'Title.', example: 'Five filters, clean water' }),
  date: Moment,
  thumbnail: z.string().meta({ description: 'File name of its picture in the thumbs folder, or empty.', example: 'water-pipe-filter.svg' }),
  html_summary: Html.meta({ description: 'Summary as HTML.', example: '<p>Why five.</p>' }),
  html_body: Html.meta({ description: 'The post as sanitized HTML.', example: '<p>…</p>' }),
  author: z.string().min(1).meta({ description: 'Who wrote it.', example: 'Bridgepour editors' }),
  safe_summary: z.string().meta({ description: 'Summary as plain text.', example: 'Why five.' }),
  active: Active,
})
export type BlogPostRecord = z.infer<typeof BlogPostRecord>

export const BlogPostFile = z.strictObject({
  id: BlogPostRecord.shape.id,
  title: BlogPostRecord.shape.title,
  date: z.union([z.iso.date(), z.iso.datetime()]),
  author: BlogPostRecord.shape.author,
  thumbnail: z.string().default('').meta({ description: 'Safe name of the item whose picture heads the post.' }),
  summary: z.string().min(1).meta({ description: 'What the post says, in a sentence or two.', example: 'Why five.' }),
  sources: z.array(z.string()).default([]),
  html: IsHtml,
  active: Active.default(true),
})

export const BlogPost = BlogPostRecord.pick({
  id: true,
  title: true,
  date: true,
  thumbnail: true,
  html_summary: true,
  html_body: true,
  author: true,
})
export type BlogPost = z.infer<typeof BlogPost>

/** Clients recognize hits by their exact fields and order, so the order is part of the contract. */
export const BlogPostHit = BlogPostRecord.pick({
  id: true,
  title: true,
  safe_summary: true,
  html_body: true,
  author: true,
  thumbnail: true,
  date: true,
  active: true,
})
export type BlogPostHit = z.infer<typeof BlogPostHit>

/** A change of the wiki itself: the update history of the About page. */
export const UpdateRecord = z.strictObject({
  id: z.int().positive().meta({ description: 'Number of the update.', example: 1 }),
  date: z.iso.date().meta({ description: 'Day of the update.', example: '2026-11-21' }),
  title: z.string().min(1).meta({ description: 'Title.', example: 'The wiki opens' }),
  content: Html.meta({ description: 'What changed, as sanitized HTML.', example: '<p>…</p>' }),
  timestamp: Moment,
  active: Active,
})
export type UpdateRecord = z.infer<typeof UpdateRecord>

export const UpdateFile = UpdateRecord.pick({ id: true, date: true, title: true }).extend({ html: IsHtml, active: Active.default(true) })

export const ReleaseNote = UpdateRecord.pick({ title: true, date: true, content: true })
export type ReleaseNote = z.infer<typeof ReleaseNote>

/** Clients recognize hits by their exact fields and order, so the order is part of the contract. */
export const UpdateHit = UpdateRecord
export type UpdateHit = UpdateRecord
