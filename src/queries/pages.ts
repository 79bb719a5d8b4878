import type { Kysely } from 'kysely'
import type { Page } from '#model/wiki/page.ts'
import type { Site } from '#model/wiki/site.ts'
import type { Tables } from '#database/tables.ts'

export function pageQueries(db: Kysely<Tables>) {
  return {
    async findBySlug(slug: string): Promise<Page | undefined> {
      const row = await db
        .selectFrom('page')
        .select(['slug', 'title', 'lead', 'description', 'blocks', 'headings', 'sources', 'checked'])
        .where('slug', '=', slug)
        .executeTakeFirst()
      if (!row) return undefined
      return {
        ...row,
        blocks: JSON.parse(row.blocks) as Page['blocks'],
        headings: JSON.parse(row.headings) as Page['headings'],
        sources: JSON.parse(row.sources) as Page['sources'],
      }
    },

    async findSite(): Promise<Site | undefined> {
      const row = await db.selectFrom('site').select('value').executeTakeFirst()
      return row && (JSON.parse(row.value) as Site)
    },
  }
}
