import type { Kysely } from 'kysely'
import { Mention, type MentionRecord } from '#model/news/mention.ts'
import type { ExplainedIn } from '#model/pages/explained-in.ts'
import { updateAnchor } from '#model/news/update-anchor.ts'
import { paths } from '#model/wiki/paths.ts'
import { createRowReader } from '#database/stored-as.ts'
import type { Tables } from '#database/tables.ts'

const readMention = createRowReader(Mention.omit({ path: true }).shape)
/** Newest mentions that a page lists. */
const maxMentions = 50

export function mentionQueries(db: Kysely<Tables>) {
  return {
    /** Pages of prose that mention an item, those with most sections first. */
    listExplaining: (safeName: string): Promise<ExplainedIn[]> =>
      db
        .selectFrom('explanation')
        .select(['page', 'title', 'section', 'heading', 'sections'])
        .where('item', '=', safeName)
        .orderBy('sections', 'desc')
        .orderBy('page')
        .execute(),

    /** News that mention an item, newest first. */
    async listOfItem(safeName: string): Promise<Mention[]> {
      const rows = await db
        .selectFrom('mention')
        .select(['kind', 'id', 'title', 'excerpt', 'brought', 'date', 'date_kind', 'anchor'])
        .where('item', '=', safeName.toLowerCase())
        .orderBy('order', 'desc')
        .limit(maxMentions)
        .execute()
      return rows.map((row) => ({ ...readMention(row), path: pathOf(row) }))
    },
  }
}

function pathOf({ kind, id, title, date, anchor }: Pick<MentionRecord, 'kind' | 'id' | 'title' | 'date' | 'anchor'>): string {
  if (kind === 'patch') return paths.patchNote(id)
  if (kind === 'post') return paths.blogPost(id)
  if (kind === 'later') return paths.whatChangedIn(anchor)
  return paths.update(updateAnchor({ title, date: date ?? '' }))
}
