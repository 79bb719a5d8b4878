import type { Kysely } from 'kysely'
import { paths } from '#model/wiki/paths.ts'
import type { Mention } from '#model/news/mention.ts'
import { updateAnchor } from '#model/news/update-anchor.ts'
import type { Tables } from '#database/tables.ts'

/** The most that a page lists: newer ones push older ones out. */
const most = 50

export function mentionQueries(db: Kysely<Tables>) {
  return {
    /** What the news say of an item, newest first. */
    async listOfItem(safeName: string): Promise<Mention[]> {
      const rows = await db
        .selectFrom('mention')
        .select(['kind', 'id', 'title', 'excerpt', 'brought', 'date', 'date_kind'])
        .where('item', '=', safeName.toLowerCase())
        .orderBy('order', 'desc')
        .limit(most)
        .execute()
      return rows.map((row) => ({ ...row, brought: row.brought === 1, path: pathOf(row) }))
    },
  }
}

function pathOf({ kind, id, title, date }: Pick<Mention, 'kind' | 'id' | 'title' | 'date'>): string {
  if (kind === 'patch') return paths.patchNote(id)
  if (kind === 'post') return paths.blogPost(id)
  return paths.update(updateAnchor({ title, date: date ?? '' }))
}
