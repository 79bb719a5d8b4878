import type { Kysely } from 'kysely'
import type { Tables } from '#database/tables.ts'
import { rootFolder, toPagePath, type ContentFile } from '#model/wiki/correct/content-file.ts'

/** Queries for the texts of content files. They are stored in the database, so no path can lead outside the content. */
export function contentFileQueries(db: Kysely<Tables>) {
  return {
    async find(folder: string, name: string): Promise<ContentFile | undefined> {
      const file = folder === rootFolder ? name : `${folder}/${name}`
      return db.selectFrom('content_file').select(['file', 'text', 'page', 'title']).where('file', '=', file).executeTakeFirst()
    },

    async listAll(): Promise<ContentFile[]> {
      return db.selectFrom('content_file').select(['file', 'text', 'page', 'title']).orderBy('file').execute()
    },

    /** The content files of a page, without their texts. */
    async listOfPage(address: string): Promise<Omit<ContentFile, 'text'>[]> {
      const page = toPagePath(address)
      if (page === '') return []
      return db.selectFrom('content_file').select(['file', 'page', 'title']).where('page', '=', page).orderBy('file').execute()
    },
  }
}
