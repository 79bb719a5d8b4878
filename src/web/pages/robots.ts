import { toForm } from '#model/wiki/addresses/route-form.ts'
import { paths } from '#model/wiki/paths.ts'
import { prefixes } from '#model/wiki/addresses/prefixes.ts'
import { documentPaths } from '#model/wiki/addresses/document-paths.ts'
import type { LoaderFunctionArgs } from 'react-router'
import { originContext } from '../context.ts'
import { textResponse } from '../features/feeds/text-response.ts'

/** Everything may be crawled, except unbounded URLs (searches, redirects). */
export function loader({ context }: LoaderFunctionArgs) {
  return textResponse(
    [
      'User-agent: *',
      `Allow: ${paths.home}`,
      `Allow: ${paths.apiDocs}`,
      `Disallow: ${prefixes.api}`,
      ...[paths.search(), paths.correct(), toForm(documentPaths.oembed(''))].map((path) => `Disallow: ${path}?`),
      `Disallow: ${paths.link('')}`,
      `Sitemap: ${context.get(originContext)}${documentPaths.sitemap}`,
      '',
    ].join('\n'),
    'text/plain',
  )
}
