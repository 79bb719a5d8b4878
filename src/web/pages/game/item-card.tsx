import { renderToStaticMarkup } from 'react-dom/server'
import type { LoaderFunctionArgs } from 'react-router'
import { cacheControl } from '#model/http/cache-control.ts'
import { lookUpFacts } from '#model/wiki/fact-lookup.ts'
import { listShortFacts } from '#model/items/short-facts.ts'
import { ItemCard } from '#web/game-ui/item-card/item-card.tsx'
import { apiContext } from '../../context.ts'

/** The card of an item as an HTML fragment. */
export async function loader({ params: { item = '' }, context }: LoaderFunctionArgs) {
  const api = context.get(apiContext)
  const page = await api.itemPage(item)
  if (!page) return new Response('There is no such item.', { status: 404, headers: { 'content-type': 'text/plain; charset=utf-8' } })
  const facts = lookUpFacts(await api.facts())
  const rows = listShortFacts(page, { ground: facts.item('ground'), scrapMetal: facts.item('scrap_metal') })
  return new Response(renderToStaticMarkup(<ItemCard of={page} facts={rows} />), {
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': cacheControl.page },
  })
}
