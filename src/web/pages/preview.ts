import { cacheControl } from '#model/http/cache-control.ts'
import { redirect, type LoaderFunctionArgs } from 'react-router'
import { retryAfter } from '#model/wiki/envelope.ts'
import { apiContext, renderPreviewContext } from '../context.ts'
import { findPreview } from '../previews/find-preview.ts'
import { readPreviewFile, toPreviewPath } from '../previews/preview-path.ts'

/** /previews/item/gold-ore.0k3j2h1g.png: the picture that chats and feeds show with a page. */
export async function loader({ context, params: { kind = '', file = '' } }: LoaderFunctionArgs) {
  const api = context.get(apiContext)
  const name = readPreviewFile(file)
  const placed = name === undefined ? undefined : await findPreview(api, kind, name)
  if (!placed) return new Response('There is no such picture.', { status: 404, headers: { 'content-type': 'text/plain; charset=utf-8' } })
  const site = await api.site()
  const path = toPreviewPath(placed, site)
  // The hash is outdated: redirects to the current picture.
  if (!path.endsWith(`.${file.slice(-12)}`)) return redirect(path, 302)
  const png = await context.get(renderPreviewContext)(placed, site)
  if (!png)
    return new Response('The picture cannot be drawn right now. Try again in a moment.', {
      status: 503,
      headers: { 'retry-after': retryAfter },
    })
  return new Response(png, {
    headers: {
      'content-type': 'image/png',
      'cache-control': cacheControl.hashedFile,
      'access-control-allow-origin': '*',
    },
  })
}
