import type { LoaderFunctionArgs } from 'react-router'
import { originContext } from '../context.ts'
import { textResponse } from '../features/feeds/text-response.ts'

/** Everything may be read; made-up addresses (searches, redirects) need not be. */
export function loader({ context }: LoaderFunctionArgs) {
  return textResponse(
    [
      'User-agent: *',
      'Allow: /',
      'Allow: /api/docs',
      'Disallow: /api/',
      'Disallow: /search?',
      'Disallow: /correct?',
      'Disallow: /oembed?',
      'Disallow: /link/',
      `Sitemap: ${context.get(originContext)}/sitemap.xml`,
      '',
    ].join('\n'),
    'text/plain',
  )
}
