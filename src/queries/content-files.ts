import type { Kysely } from 'kysely'
import type { Tables } from '#database/tables.ts'
import { toPagePath, type ContentFile } from '#model/wiki/correct/content-file.ts'

/** The files that things are made of. Only these are known here: a path that leads elsewhere is the name of nothing. */
export function contentFileQueries(db: Kysely<Tables>) {
  return {
    async find(file: string): Promise<ContentFile | undefined> {
      return db.selectFrom('content_file').select(['file', 'text', 'page']).where('file', '=', file).executeTakeFirst()
    },

    /** What a page is made of, without the texts. */
    async listOfPage(address: string): Promise<Omit<ContentFile, 'text'>[]> {
      const page = toPagePath(address)
      if (page === '') return []
      return db.selectFrom('content_file').select(['file', 'page']).where('page', '=', page).orderBy('file').execute()
    },
  }
}
