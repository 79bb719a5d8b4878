import { oneOf } from '#model/text/one-of.ts'
import type { LoaderFunctionArgs } from 'react-router'
import { apiContext, originContext } from '../context.ts'
import { toAtom } from '../features/feeds/atom.ts'
import { toJsonFeed } from '../features/feeds/json-feed.ts'
import { feedNames } from '../features/feeds/feed-names.ts'
import { makeFeed } from '../features/feeds/make-feed.ts'
import { textResponse } from '../features/feeds/text-response.ts'

/** /feeds/blog.xml (Atom) and /feeds/blog.json (JSON Feed), likewise patch-notes and updates. */
export async function loader({ context, params: { file = '' } }: LoaderFunctionArgs) {
  const [, fileName, format] = /^([a-z-]+)\.(xml|json)$/.exec(file) ?? []
  const name = oneOf(feedNames, fileName)
  if (!name) return new Response('There is no such feed.', { status: 404, headers: { 'content-type': 'text/plain; charset=utf-8' } })
  const feed = await makeFeed(context.get(apiContext), name, format === 'json' ? 'json' : 'xml', context.get(originContext))
  return format === 'json' ? textResponse(toJsonFeed(feed), 'application/feed+json') : textResponse(toAtom(feed), 'application/atom+xml')
}
