import type { Kysely } from 'kysely'
import { Change } from '#model/news/change.ts'
import type { WholeHomePage } from '#model/news/home-page.ts'
import type { BlogPost, PatchNote, PatchNoteDate, ReleaseNote } from '#model/news/news.ts'
import { compareVersions } from '#model/news/version-order.ts'
import { createRowReader } from '#database/stored-as.ts'
import type { Tables } from '#database/tables.ts'

const readChange = createRowReader(Change.shape)

export function newsQueries(db: Kysely<Tables>) {
  const posts = () =>
    db
      .selectFrom('blog_post')
      .where('active', '=', 1)
      .select(['id', 'title', 'date', 'thumbnail', 'html_summary', 'html_body', 'author'])
      .orderBy('date', 'desc')
      .orderBy('id', 'desc')

  const changes = () => db.selectFrom('change').selectAll().orderBy('order')

  /** Newest version first; ids are in the order of writing. */
  async function patchNotes() {
    const rows = await db.selectFrom('patch_note').where('active', '=', 1).selectAll().orderBy('id', 'desc').execute()
    return rows.toSorted((a, b) => compareVersions(b.version, a.version))
  }

  return {
    /** Newest first. */
    listBlogPosts: (): Promise<BlogPost[]> => posts().execute(),
    listLatestPosts: (count: number): Promise<Omit<BlogPost, 'html_body' | 'author'>[]> =>
      posts().clearSelect().select(['id', 'title', 'date', 'thumbnail', 'html_summary']).limit(count).execute(),
    findBlogPost: (id: number): Promise<BlogPost | undefined> => posts().where('id', '=', id).executeTakeFirst(),

    /** Newest first. */
    async listPatchNotes(): Promise<PatchNote[]> {
      return (await patchNotes()).map(({ id, summary, details }) => ({ id, summary, details }))
    },

    /** Newest first. */
    async listPatchNoteDates(): Promise<PatchNoteDate[]> {
      return (await patchNotes()).map(({ id, version, timestamp, date_kind }) => ({ id, version, timestamp, date_kind }))
    },

    /** The newest version with a number, which the console edition has not; null if there is none. */
    async findNewestPatch(): Promise<WholeHomePage['newest_patch']> {
      const newest = (await patchNotes()).find(({ version }) => /^\d/.test(version))
      if (!newest) return null
      const { id, version, summary, timestamp, date_kind } = newest
      return { id, version, summary, timestamp, date_kind }
    },

    /** Changes of the game's versions, newest first. */
    listChanges: async (): Promise<Change[]> => (await changes().execute()).map((row) => readChange(row)),

    /** Changes that concern an item, newest first. */
    listChangesOfItem: async (safeName: string): Promise<Change[]> =>
      (await changes().where('item', '=', safeName.toLowerCase()).execute()).map((row) => readChange(row)),

    /** Release notes of the wiki, newest first. */
    listReleaseNotes: (): Promise<ReleaseNote[]> =>
      db
        .selectFrom('update_note')
        .where('active', '=', 1)
        .select(['title', 'date', 'content'])
        .orderBy('date', 'desc')
        .orderBy('id', 'desc')
        .execute(),
  }
}
