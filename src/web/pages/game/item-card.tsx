import { renderToStaticMarkup } from 'react-dom/server'
import type { LoaderFunctionArgs } from 'react-router'
import { cacheControl } from '#model/wiki/cache-control.ts'
import { ItemCard } from '#web/game-ui/item-card/item-card.tsx'
import { apiContext } from '../../context.ts'

/** The card of an item as an HTML fragment. */
export async function loader({ params: { item = '' }, context }: LoaderFunctionArgs) {
  const page = await context.get(apiContext).itemPage(item)
  if (!page) return new Response('There is no such item.', { status: 404, headers: { 'content-type': 'text/plain; charset=utf-8' } })
  return new Response(renderToStaticMarkup(<ItemCard of={page} />), {
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': cacheControl.page },
  })
}
