import type { LoaderFunctionArgs } from 'react-router'
import { apiContext, originContext } from '../context.ts'
import { readItemAddress, readMax, toOembed } from '../features/embed/oembed.ts'
import { textResponse } from '../features/feeds/text-response.ts'

/** /oembed?url=…: the frame with an item for other sites (oembed.com). */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url)
  if ((searchParams.get('format') ?? 'json') !== 'json') return sendError(501, 'Only format=json is spoken here.')
  const api = context.get(apiContext)
  const origin = context.get(originContext)
  const safeName = readItemAddress(searchParams.get('url') ?? '', origin)
  const [item] = safeName === undefined ? [] : await api.itemLinksOf([safeName])
  if (!item) return sendError(404, 'url has to be the address of an item on this site: /database/…')
  return textResponse(JSON.stringify(toOembed(item, await api.site(), origin, readMax(searchParams))), 'application/json')
}

function sendError(status: number, words: string): Response {
  return new Response(words, { status, headers: { 'content-type': 'text/plain; charset=utf-8', 'access-control-allow-origin': '*' } })
}
