import { cacheControl } from '#model/wiki/cache-control.ts'
/** An answer of a route that is no page, cached as long as a page. */
export function textResponse(body: string, type: string): Response {
  return new Response(body, {
    headers: {
      'content-type': `${type}; charset=utf-8`,
      'cache-control': cacheControl.feed,
      'access-control-allow-origin': '*',
    },
  })
}
