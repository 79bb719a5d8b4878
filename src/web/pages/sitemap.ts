import type { LoaderFunctionArgs } from 'react-router'
import { apiContext, originContext } from '../context.ts'
import { toSitemap } from '../features/feeds/sitemap.ts'
import { textResponse } from '../features/feeds/text-response.ts'
import { fixedPages } from '#web/site-index/fixed-pages.ts'

export async function loader({ context }: LoaderFunctionArgs) {
  const things = await context.get(apiContext).thingPages()
  return textResponse(toSitemap(context.get(originContext), [...fixedPages, ...things]), 'application/xml')
}
