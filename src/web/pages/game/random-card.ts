import { redirect, type LoaderFunctionArgs } from 'react-router'
import { toSafeName } from '#model/text/slugs.ts'
import { cacheControl } from '#model/http/cache-control.ts'
import { paths } from '#model/wiki/paths.ts'
import { apiContext } from '../../context.ts'

/** Redirects to the card of a random item. */
export async function loader({ context }: LoaderFunctionArgs) {
  const item = await context.get(apiContext).randomItem()
  if (!item) return new Response('There is no item.', { status: 404, headers: { 'content-type': 'text/plain; charset=utf-8' } })
  return redirect(paths.itemCard(toSafeName(item.name)), { status: 302, headers: { 'cache-control': cacheControl.never } })
}
