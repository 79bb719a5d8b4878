import { plainFiles } from '#web/browser/plain-files.attributes.ts'
import type { CachedResponse } from '#server/edge/response-cache.ts'

/** Says who may show the page in a frame: browsers hear that from a header only. The copy's headers say it in another way. */
const headerOnly = /;?\s*frame-ancestors [^;]*/

/**
 * A page that says it is a plain file, and brings its content policy in its own head: that names this page's inline scripts and styles,
 * and one header goes with all files.
 */
export function toPlainFile({ raw, headers }: Pick<CachedResponse, 'raw' | 'headers'>): Buffer {
  const policy = headers['content-security-policy']?.replace(headerOnly, '')
  if (!policy) throw new Error('A page came without its content policy.')
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy.replaceAll('"', '&quot;')}"/>`
  const html = raw.toString()
  const head = /<html\b([^>]*)>(<head><meta charSet="utf-8"\/>)/i
  if (!head.test(html)) throw new Error('A page begins otherwise than all pages do.')
  return Buffer.from(html.replace(head, (_all, attributes: string, start: string) => `<html ${plainFiles}=""${attributes}>${start}${meta}`))
}
