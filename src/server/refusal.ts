import { toRefusal } from '#model/envelope.ts'

/** What a refusal is sent with. Nothing of it is kept, and nothing in it runs. */
const shared = {
  'content-security-policy': "default-src 'none'",
  'cache-control': 'no-store',
  'access-control-allow-origin': '*',
  'x-content-type-options': 'nosniff',
}

/**
 * A refusal from before any page is rendered: in the envelope for programs, a few plain words for people. `sentence` is the
 * server's own: never what came with the request, for it goes into the page as it is.
 */
export function toPlainRefusal(url: string, status: number, sentence: string) {
  if (url.startsWith('/api/')) {
    return { headers: { ...shared, 'content-type': 'application/json; charset=utf-8' }, body: JSON.stringify(toRefusal(status, sentence)) }
  }
  const body = `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${status}</title></head><body><main><h1>The pipe burst</h1><p>${sentence}</p><p><a href="/">Go to the homepage</a></p></main></body></html>`
  return { headers: { ...shared, 'content-type': 'text/html; charset=utf-8' }, body }
}

/** Why the framework could not even read an address. */
export function explainUnreadable({ code }: { code?: string }): string {
  return code === 'FST_ERR_BAD_URL'
    ? 'The address cannot be read: a % in it belongs to no character. A percent sign itself is written %25.'
    : 'The address cannot be read.'
}
