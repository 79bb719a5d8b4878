import type { Kysely } from 'kysely'
import type { BlogPost, PatchNote, PatchNoteDate, ReleaseNote } from '#model/news/news.ts'
import type { Tables } from '#database/tables.ts'

export function newsQueries(db: Kysely<Tables>) {
  const posts = () =>
    db
      .selectFrom('blog_post')
      .where('active', '=', 1)
      .select(['id', 'title', 'date', 'thumbnail', 'html_summary', 'html_body', 'author'])
      .orderBy('date', 'desc')
      .orderBy('id', 'desc')

  return {
    /** Newest first. */
    listBlogPosts: (): Promise<BlogPost[]> => posts().execute(),
    findBlogPost: (id: number): Promise<BlogPost | undefined> => posts().where('id', '=', id).executeTakeFirst(),

    /** Newest first. */
    listPatchNotes: (): Promise<PatchNote[]> =>
      db.selectFrom('patch_note').where('active', '=', 1).select(['id', 'summary', 'details']).orderBy('id', 'desc').execute(),

    /** Newest first. */
    listPatchNoteDates: (): Promise<PatchNoteDate[]> =>
      db
        .selectFrom('patch_note')
        .where('active', '=', 1)
        .select(['id', 'version', 'timestamp', 'date_kind'])
        .orderBy('id', 'desc')
        .execute(),

    /** The wiki's own history, newest first. */
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
