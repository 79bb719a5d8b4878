import type { MetaArgs } from 'react-router'
import { toPageMeta } from '../../page-meta.ts'
import { prosePreview } from '../../previews/game/page-previews.ts'
import type { Prose } from './prose-data.ts'

type Options = { path: string; index?: boolean }

/** Title and description of a text page, or those of a not found page. */
export function toProseMeta({ matches, loaderData }: Pick<MetaArgs, 'matches'> & { loaderData: unknown }, options: Options) {
  const prose = loaderData as Prose | undefined
  if (!prose) return toPageMeta(matches, { title: 'Not found', description: 'There is no page at this address.', index: false, ...options })
  const { title, description } = prose.page
  return toPageMeta(matches, { title, description, preview: prosePreview(prose.page), ...options })
}
