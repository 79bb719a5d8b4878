import type { LoaderFunctionArgs } from 'react-router'
import { apiContext, originContext } from '../context.ts'
import { toSitemap, toSitemapFile } from '../features/feeds/sitemap.ts'
import { textResponse } from '../features/feeds/text-response.ts'
import { fixedPages } from '#web/site-index/fixed-pages.ts'

/** The sitemap, or one of its files: "/sitemap/2.xml". */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const thingPaths = await context.get(apiContext).thingPages()
  const content = [context.get(originContext), [...fixedPages, ...thingPaths]] as const
  const { file } = params
  if (file === undefined) return textResponse(toSitemap(...content), 'application/xml')
  const [, number] = /^([1-9]\d{0,3})\.xml$/.exec(file) ?? []
  const xml = number && toSitemapFile(...content, Number(number))
  return xml ? textResponse(xml, 'application/xml') : new Response('There is no such file.', { status: 404 })
}
