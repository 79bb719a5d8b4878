import { offlinePaths } from '#model/wiki/addresses/offline-paths.ts'
import { paths } from '#model/wiki/paths.ts'
import { staticExport } from '#web/browser/static-export/static-export.data-attrs.ts'
import type { Answer } from '#publish/answer.ts'

/** Says who may show the page in a frame: browsers hear that from a header only. The copy's headers say it in another way. */
const headerOnly = /;?\s*frame-ancestors [^;]*/

/** What a page says where no script runs, which does in a copy what a server does elsewhere. */
const withoutScript = {
  list: 'This is the page of any shopping list in a copy of the wiki in plain files. The list stands in the address, and script reads it from there: let this page run script (JavaScript) to see it.',
  form: 'A copy of the wiki in plain files: what you ask its forms and tables is answered by script (JavaScript), which does not run here.',
}

const toNeed = (what: string) => `${what} need the wiki’s server, and this is a static copy.`
/** What these pages do only with a server. */
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
 * A page that says it is a plain file, and brings its content policy in its own head: that names this page's inline scripts and styles,
 * and one header goes with all files.
 */
export function toPlainFile({ body, headers }: Pick<Answer, 'body' | 'headers'>, path: string): Buffer {
  const policy = headers['content-security-policy']?.replace(headerOnly, '')
  if (!policy) throw new Error('A page came without its content policy.')
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy.replaceAll('"', '&quot;')}"/>`
  const html = body.toString()
  const head = /<html\b([^>]*)>(<head><meta charSet="utf-8"\/>)/i
  if (!head.test(html)) throw new Error('A page begins otherwise than all pages do.')
  const marked = html.replace(head, (_all, attributes: string, start: string) => `<html ${staticExport}=""${attributes}>${start}${meta}`)
  return Buffer.from(marked.replace(beginning, (start, main: string, rest: string) => withNote(path, html, main, rest) ?? start))
}

/** A page that leads elsewhere, for hosts that read no redirects. */
export function toRedirectPage(to: string): Buffer {
  const address = to.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
  return Buffer.from(
    `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"/><title>Moved</title><meta name="robots" content="noindex"/><link rel="canonical" href="${address}"/><meta http-equiv="refresh" content="0; url=${address}"/></head><body><a href="${address}">This page has moved.</a></body></html>`,
  )
}

const beginning = /(<main id="main"[^>]*>)(<div class="wrap">)?/

/** The beginning of what a page says, with what it says where no script runs. */
function withNote(path: string, html: string, main: string, rest = ''): string | undefined {
  const toNote = (words: string, className = ' no-js-only') => `<div class="wrap${className}"><p class="callout">${words}</p></div>`
  // Of an empty list nothing would be true of the one that was asked for.
  if (path === offlinePaths.anyList) return main + toNote(withoutScript.list) + rest.replace('wrap', 'wrap needs-js')
  const need = needsServer[path]
  if (need) return main + toNote(need, '') + rest
  return /<main\b.*<form\b.*<\/main>/s.test(html) ? main + toNote(withoutScript.form) + rest : undefined
}
