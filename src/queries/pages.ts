import type { Kysely } from 'kysely'
import { Page } from '#model/wiki/page.ts'
import type { Site } from '#model/wiki/site.ts'
import { createRowReader } from '#database/stored-as.ts'
import type { Tables } from '#database/tables.ts'

const readPage = createRowReader(Page.shape)

export function pageQueries(db: Kysely<Tables>) {
  return {
    async findBySlug(slug: string): Promise<Page | undefined> {
      const row = await db
        .selectFrom('page')
        .select(['slug', 'title', 'lead', 'description', 'blocks', 'headings', 'sources', 'checked'])
        .where('slug', '=', slug)
        .executeTakeFirst()
      return row && readPage(row)
    },

    async findSite(): Promise<Site | undefined> {
      const row = await db.selectFrom('site').select('value').executeTakeFirst()
      return row && (JSON.parse(row.value) as Site)
    },
  }
}
