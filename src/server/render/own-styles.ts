import { createHash } from 'node:crypto'
import { readEntities } from '#model/text/plain-text.ts'

/** What a page writes beside a single element: its size, its place, its colour. */
const beside = /(<[a-z][^<>]*?) style="([^"]*)"/gi
/** By it an element finds its rule. */
const marker = 'data-s'
/** No size or colour holds any of these: the rule would end, and another begin. */
const harmful = /[{}<>\\@]|\/\*/

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
