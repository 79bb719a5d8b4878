import { toPageMeta } from '../../page-meta.ts'
import { paths } from '#model/wiki/paths.ts'
import { toolOf } from '#web/site-index/tool-list.ts'

/** Title, description and canonical URL of a tool's page. The canonical URL has no query: input makes no new page. */
export function toToolMeta(matches: Parameters<typeof toPageMeta>[0], slug: string) {
  const { title, lead } = toolOf(slug)
  return toPageMeta(matches, { title, description: lead, path: paths.tool(slug) })
}
