import type { Kysely } from 'kysely'
import type { Tables } from '#database/tables.ts'
import { rootFolder, toPagePath, type ContentFile } from '#model/wiki/correct/content-file.ts'

/** The files that things are made of. Only these are known here: a path that leads elsewhere is the name of nothing. */
export function contentFileQueries(db: Kysely<Tables>) {
  return {
    async find(folder: string, name: string): Promise<ContentFile | undefined> {
      const file = folder === rootFolder ? name : `${folder}/${name}`
      return db.selectFrom('content_file').select(['file', 'text', 'page', 'title']).where('file', '=', file).executeTakeFirst()
    },

    async listAll(): Promise<ContentFile[]> {
      return db.selectFrom('content_file').select(['file', 'text', 'page', 'title']).orderBy('file').execute()
    },

    /** What a page is made of, without the texts. */
    async listOfPage(address: string): Promise<Omit<ContentFile, 'text'>[]> {
      const page = toPagePath(address)
      if (page === '') return []
      return db.selectFrom('content_file').select(['file', 'page', 'title']).where('page', '=', page).orderBy('file').execute()
    },
  }
}
