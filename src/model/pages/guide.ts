import { isOneOf } from '#model/text/one-of.ts'
import { z } from 'zod'
import { SafeName } from '#model/text/safe-name.ts'
import { Keywords } from '#model/wiki/entry-fields.ts'
import { paths } from '#model/wiki/paths.ts'
import { glyphNames } from '#model/game/glyph-names.ts'

/** The parts of the guide book: guides to follow in order, and guides on one subject each. */
export const bookParts = ['steps', 'subjects'] as const

/** The fields of a page that is a guide. */
export const Guide = z.strictObject({
  part: SafeName.meta({
    description: `Part of the guide book (${bookParts.join(', ')}), or the guide it is a page of.`,
    example: 'subjects',
  }),
  place: z.int().positive().meta({ description: 'Position there, from 1.', example: 2 }),
  picture: z.enum(glyphNames).meta({ description: 'Its picture in the guide book.', example: 'mine-wagon' }),
  note: z.string().meta({ description: 'One line for search; if empty, the lead of the page.', example: '' }),
  keywords: Keywords,
  chapter: z.string().meta({ description: 'Title of the guide of several pages that it belongs to, or empty.', example: '' }),
})
export type Guide = z.infer<typeof Guide>

export const GuideFile = Guide.omit({ chapter: true }).extend({
  note: Guide.shape.note.default(''),
  keywords: Keywords.default([]),
})

export function isBookPart(part: string): boolean {
  return isOneOf(bookParts, part)
}

/** Path of a guide: in the guide book, or below the guide that it is a page of. */
export function guidePath(slug: string, { part }: Pick<Guide, 'part'>): string {
  return isBookPart(part) ? paths.guide(slug) : paths.guide(part, slug)
}
