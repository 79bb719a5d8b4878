/** An answer of a route that is no page, cached as long as a page. */
export function textResponse(body: string, type: string): Response {
  return new Response(body, {
    headers: {
      'content-type': `${type}; charset=utf-8`,
      'cache-control': 'public, max-age=600, s-maxage=300, stale-while-revalidate=86400',
      'access-control-allow-origin': '*',
    },
  })
}
