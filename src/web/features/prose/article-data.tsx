import { useRouteLoaderData } from 'react-router'
import type { Page } from '#model/pages/page.ts'
import type { RootData } from '../../page-meta.ts'
import { paths } from '#model/wiki/paths.ts'
import { prosePreview } from '../../previews/game/page-previews.ts'
import { toPreviewPath } from '../../previews/preview-path.ts'
import { StructuredData } from '#web/ui/structured-data.tsx'

/** Structured data of a guide: title, author, date of the last check. */
export function ArticleData({ page, path }: { page: Page; path: string }) {
  const root = useRouteLoaderData<RootData>('root')
  if (!root) return null
  const { site, origin } = root
  const preview = prosePreview(page)
  const publisher = { '@type': 'Organization', name: site.name, url: `${origin}${paths.home}` }
  const article = {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: page.title,
    description: page.description,
    dateModified: page.checked,
    inLanguage: 'en',
    author: publisher,
    publisher,
    mainEntityOfPage: `${origin}${path}`,
    ...(preview && { image: `${origin}${toPreviewPath(preview, site)}` }),
  }
  return <StructuredData data={article} />
}
