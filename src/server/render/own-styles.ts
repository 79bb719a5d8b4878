import { createHash } from 'node:crypto'
import { readEntities } from '#model/text/plain-text.ts'

/** What a page writes beside a single element: its size, its place, its colour. */
const beside = /(<[a-z][^<>]*?) style="([^"]*)"/gi
/** By it an element finds its rule. */
const marker = 'data-s'
/** No size or colour holds any of these: the rule would end, and another begin. */
const harmful = /[{}<>\\@]|\/\*/

const sheetLink = /<link rel="stylesheet" href="[^"]*"\/>/g

/**
 * Parts that few pages have link their style sheet where they stand, so that no other page loads it. It comes into the head, once:
 * nothing is drawn before its style is there.
 */
export function gatherSheets(html: string): string {
  const end = html.indexOf('</head>')
  const [head, body] = [html.slice(0, end), html.slice(end)]
  const linked = [...new Set(body.match(sheetLink))]
  if (end < 0 || linked.length === 0) return html
  return head + linked.filter((link) => !head.includes(link)).join('') + body.replace(sheetLink, '')
}

/** The same on every page: a part of one may be shown on another, where the name must not mean something else. */
const toName = (style: string) => createHash('sha1').update(style).digest('hex').slice(0, 6)

/**
 * Moves what stands beside single elements into one sheet of the page, so that the content policy can name it by its hash: written
 * beside elements, it would only be let through with everything else that somebody might write there. The rules weigh more than those of
 * any class and less than what a script sets, as they did before.
 */
export function gatherStyles(html: string): { html: string; sheet: string } {
  const places = new Map<string, string>()
  const marked = html.replace(beside, (_whole, start: string, written: string) => {
    const style = readEntities(written)
    if (style === '' || harmful.test(style)) return start
    const place = places.get(style) ?? toName(style)
    places.set(style, place)
    return `${start} ${marker}="${place}"`
  })
  const sheet = [...places].map(([style, place]) => `[${marker}="${place}"]:not(#_){${style}}`).join('')
  return { html: sheet ? marked.replace('</head>', () => `<style>${sheet}</style></head>`) : marked, sheet }
}
