import { examples } from '#model/game/words.ts'
import { z } from 'zod'
import { htmlToText } from '#model/text/plain-text.ts'
import { SafeName } from '#model/text/safe-name.ts'
import { toBag } from '#model/text/terms.ts'
import { Guide, GuideFile } from './guide.ts'

/** A part of a page: finished HTML, or a widget that the site renders from data. */
export const PageBlock = z.union([
  z.strictObject({ html: z.string() }),
  z.strictObject({ widget: z.string(), options: z.record(z.string(), z.string()) }),
])
export type PageBlock = z.infer<typeof PageBlock>

/** A heading of a page, for its contents list. */
export const PageHeading = z.strictObject({ id: z.string(), text: z.string(), depth: z.int() })
export type PageHeading = z.infer<typeof PageHeading>

/** A page of prose: guide, FAQ, notice. */
export const Page = z.strictObject({
  slug: SafeName,
  title: z.string().min(1).meta({ description: 'Title.', example: 'First Timer guide' }),
  lead: z.string(),
  description: z.string().min(1).meta({ description: 'Meta description.' }),
  blocks: z.array(PageBlock),
  headings: z.array(PageHeading),
  sources: z.array(z.string()),
  checked: z.iso.date(),
  guide: Guide.nullable().meta({ description: 'Guide data; null for a page that is no guide.' }),
})
export type Page = z.infer<typeof Page>

/** The plain text of a page, without its widgets. */
export function textOfBlocks(blocks: readonly PageBlock[]): string {
  return htmlToText(blocks.map((block) => ('html' in block ? block.html : '')).join(' '))
}

/** Columns computed when the database is filled; search reads them instead of the blocks. */
export const pageColumns = {
  shape: { text: z.string(), words: z.string() },
  of: ({ blocks }: Page) => {
    const text = textOfBlocks(blocks)
    return { text, words: toBag(text) }
  },
}

export const PageFile = Page.omit({ slug: true, blocks: true, headings: true }).extend({
  lead: Page.shape.lead.default(''),
  sources: Page.shape.sources.default([]),
  guide: GuideFile.nullable().default(null),
})

/** A page that is a guide. */
export const GuidePageFile = PageFile.extend({
  guide: GuideFile.meta({
    description: `Where it stands in the guide book, and its picture: { part: subjects, place: 6, picture: ${examples.glyph} }`,
  }),
})
