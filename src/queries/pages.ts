import type { Kysely } from 'kysely'
import { listGuides, type ListedGuide } from '#model/pages/guide-list.ts'
import { Page } from '#model/pages/page.ts'
import type { Site } from '#model/wiki/site.ts'
import { createRowReader } from '#database/stored-as.ts'
import type { Database } from '#database/open-database.ts'
import type { Tables } from '#database/tables.ts'
import { memoizeByRevision } from './memoize-by-revision.ts'

const readPage = createRowReader(Page.shape)
const columns = ['slug', 'title', 'lead', 'description', 'blocks', 'headings', 'sources', 'checked', 'guide'] as const

/** A guide without its text, for lists. */
const GuideRow = Page.pick({ slug: true, title: true, lead: true, description: true, guide: true })
const readGuideRow = createRowReader(GuideRow.shape)

async function listGuidesOf(db: Kysely<Tables>): Promise<ListedGuide[]> {
  const rows = await db
    .selectFrom('page')
    .select(['slug', 'title', 'lead', 'description', 'guide'])
    .where('guide', 'is not', null)
    .execute()
  return listGuides(rows.map((row) => readGuideRow(row)))
}

export function pageQueries(database: Database) {
  const { db } = database
  const memoize = memoizeByRevision(database)
  return {
    async findBySlug(slug: string): Promise<Page | undefined> {
      const row = await db.selectFrom('page').select(columns).where('slug', '=', slug).executeTakeFirst()
      return row && readPage(row)
    },

    async listAll(): Promise<Page[]> {
      return (await db.selectFrom('page').select(columns).execute()).map(readPage)
    },

    /** Guides in the order of the guide book. Cached: every guide links to the next. */
    listGuides: () => memoize('guides', () => listGuidesOf(db)),

    async findSite(): Promise<Site | undefined> {
      const row = await db.selectFrom('site').select('value').executeTakeFirst()
      return row && (JSON.parse(row.value) as Site)
    },
  }
}
