import type { Kysely } from 'kysely'
import type { Tables } from '#database/tables.ts'
import { postsOnHome } from '#model/news/home-page.ts'
import { toSentenceCase } from '#model/text/sentence-case.ts'
import { toolFacts } from '#model/tools/tool-facts.ts'
import { toPagePath, type ContentFile } from '#model/wiki/correct/content-file.ts'
import { keysOf } from '#model/wiki/keyed.ts'
import { paths } from '#model/wiki/paths.ts'
import { listToolFacts } from '../game/whole-pages/facts-of-tool.ts'
import type { SubjectQueries } from '#queries/queries.ts'

type Correctable = Pick<ContentFile, 'file' | 'title'>

/** Finds the content files in which a page can be corrected. */
export function correctableQueries(db: Kysely<Tables>, { news }: Pick<SubjectQueries, 'news'>) {
  return {
    /** The content files of a page; for a tool the facts that it uses. */
    async listOfPage(address: string): Promise<Correctable[]> {
      const page = toPagePath(address)
      if (page === '') return []
      // The home page shows the latest posts.
      const posts = page === paths.home ? await news.listLatestPosts(postsOnHome) : []
      const shown = [page, ...posts.map(({ id }) => paths.blogPost(id))]
      const files = await db
        .selectFrom('content_file')
        .select(['file', 'title', 'page'])
        .where('page', 'in', shown)
        .orderBy('file')
        .execute()
      if (files.length > 0)
        return shown.flatMap((path) => files.flatMap(({ page: of, file, title }) => (of === path ? [{ file, title }] : [])))
      const tool = keysOf(toolFacts).find((slug) => paths.tool(slug) === page)
      const facts = tool === undefined ? undefined : listToolFacts(tool)
      return (facts ?? []).map(({ id, name }) => ({ file: `facts/${id}.yaml`, title: toSentenceCase(name) }))
    },
  }
}
