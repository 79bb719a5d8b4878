import type { Kysely } from 'kysely'
import { Page } from '#model/wiki/page.ts'
import type { Site } from '#model/wiki/site.ts'
import { createRowReader } from '#database/stored-as.ts'
import type { Tables } from '#database/tables.ts'

const readPage = createRowReader(Page.shape)
const columns = ['slug', 'title', 'lead', 'description', 'blocks', 'headings', 'sources', 'checked'] as const

export function pageQueries(db: Kysely<Tables>) {
  return {
    async findBySlug(slug: string): Promise<Page | undefined> {
      const row = await db.selectFrom('page').select(columns).where('slug', '=', slug).executeTakeFirst()
      return row && readPage(row)
    },

    async listAll(): Promise<Page[]> {
      return (await db.selectFrom('page').select(columns).execute()).map(readPage)
    },

    async findSite(): Promise<Site | undefined> {
      const row = await db.selectFrom('site').select('value').executeTakeFirst()
      return row && (JSON.parse(row.value) as Site)
    },
  }
}
