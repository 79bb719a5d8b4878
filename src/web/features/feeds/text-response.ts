import { cacheControl } from '#model/http/cache-control.ts'
/** Text response of a route, cached as long as a page. */
export function textResponse(body: string, type: string): Response {
  return new Response(body, {
    headers: {
      'content-type': `${type}; charset=utf-8`,
      'cache-control': cacheControl.feed,
      'access-control-allow-origin': '*',
    },
  })
}
