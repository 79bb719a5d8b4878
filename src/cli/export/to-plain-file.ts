import { offlinePaths } from '#model/wiki/addresses/offline-paths.ts'
import { paths } from '#model/wiki/paths.ts'
import { staticExport } from '#web/browser/static-export/static-export.data-attrs.ts'
import type { Answer } from '#publish/answer.ts'

/** Removed, because browsers ignore frame-ancestors in a meta element; the export sets X-Frame-Options. */
const headerOnly = /;?\s*frame-ancestors [^;]*/

/** Notes for browsers without script: in the export, script does the server's work. */
const withoutScript = {
  list: 'This page reads the shopping list from its address with JavaScript. Turn JavaScript on to see the list.',
  form: 'This is a static copy of the wiki. Its forms and tables need JavaScript, which is off.',
}

const toNeed = (what: string) => `${what} need the wiki’s server, and this is a static copy.`
/** What does not work on these pages without a server. */
const needsServer: Record<string, string> = {
  [paths.search()]: toNeed('Search results'),
  [paths.speedrun]: toNeed('Filters and further pages'),
  [paths.pokes]: toNeed('Sorting and further pages'),
  [paths.legacyMods]: toNeed('Filters'),
  [paths.compare()]: toNeed('Comparisons'),
  [paths.correct()]: toNeed('Corrections'),
  [paths.apiDocs]: toNeed('Calls with a text, a filter or several names'),
}

/**
 * Marks a page as part of a static export and moves its Content-Security-Policy into a meta element, because the hashes differ by page and
 * all files get the same headers. Throws if the answer is not a page with a policy.
 */
export function toPlainFile({ body, headers }: Pick<Answer, 'body' | 'headers'>, path: string): Buffer {
  const policy = headers['content-security-policy']?.replace(headerOnly, '')
  if (!policy) throw new Error(`${path} has no Content-Security-Policy.`)
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy.replaceAll('"', '&quot;')}"/>`
  const html = body.toString()
  const head = /<html\b([^>]*)>(<head><meta charSet="?utf-8"?\/?>)/i
  if (!head.test(html)) throw new Error(`${path} does not begin like a page of the wiki.`)
  const marked = html.replace(head, (_all, attributes: string, start: string) => `<html ${staticExport}=""${attributes}>${start}${meta}`)
  return Buffer.from(marked.replace(beginning, (start, main: string, rest: string) => withNote(path, html, main, rest) ?? start))
}

/** A page that redirects by itself, for hosts without redirects. */
export function toRedirectPage(to: string): Buffer {
  const address = to.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
  return Buffer.from(
    `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"/><title>Moved</title><meta name="robots" content="noindex"/><link rel="canonical" href="${address}"/><meta http-equiv="refresh" content="0; url=${address}"/></head><body><a href="${address}">This page has moved.</a></body></html>`,
  )
}

const beginning = /(<main id="?main"?[^>]*>)(<div class="?wrap"?>)?/

/** The beginning of the main content with a note; undefined for pages that need none. */
function withNote(path: string, html: string, main: string, rest = ''): string | undefined {
  const toNote = (words: string, className = ' no-js-only') => `<div class="wrap${className}"><p class="callout">${words}</p></div>`
  // Without script the page of an empty list would be wrong, so it is hidden.
  if (path === offlinePaths.anyList) return main + toNote(withoutScript.list) + rest.replace(/"?wrap"?/, '"wrap needs-js"')
  const need = needsServer[path]
  if (need) return main + toNote(need, '') + rest
  return /<main\b.*<form\b.*<\/main>/s.test(html) ? main + toNote(withoutScript.form) + rest : undefined
}
