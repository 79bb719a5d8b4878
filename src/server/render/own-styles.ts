import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { prefixes } from '#model/wiki/addresses/prefixes.ts'
import { readEntities } from '#model/text/plain-text.ts'

/** What a page writes beside a single element: its size, its place, its colour. */
const beside = / style="([^"]*)"/gi
/** By it an element finds its rule. */
const marker = 'data-s'
/** No size or colour holds any of these: the rule would end, and another begin. */
const harmful = /[{}<>\\@]|\/\*/

const sheetLink = /<link rel="stylesheet" href="([^"]*)"\/>/g

/** The text of a style sheet by its address; undefined where there is none to be had. */
export type ReadSheet = (path: string) => string | undefined

/**
 * Parts that few pages have link their style sheet where they stand, so that no other page loads it. Each comes into the page, once:
 * nothing is drawn before its style is there, and nothing waits for another file of a few hundred bytes. What cannot be read is linked
 * in the head. Only our own files are read: nobody else's style gets into what the content policy lets through.
 */
export function gatherSheets(html: string, read: ReadSheet): { html: string; sheet: string } {
  const end = html.indexOf('</head>')
  const [head, body] = [html.slice(0, end), html.slice(end)]
  const links = end < 0 ? [] : [...new Map([...body.matchAll(sheetLink)].map(([link, path = '']) => [link, path]))]
  if (links.length === 0) return { html, sheet: '' }
  const missing = links.filter(([link]) => !head.includes(link)).map(([link, path]) => ({ link, text: read(path) }))
  const linked = missing.flatMap(({ link, text }) => (text === undefined ? [link] : []))
  return { html: head + linked.join('') + body.replace(sheetLink, ''), sheet: missing.map(({ text = '' }) => text.trim()).join('') }
}

/** Reads the style sheets of a build, each once. */
export function createSheetReader(folder: string): ReadSheet {
  const read = new Map<string, string | undefined>()
  return (path) => {
    if (!read.has(path)) read.set(path, isOwnSheet(path) ? readText(join(folder, path)) : undefined)
    return read.get(path)
  }
}

const isOwnSheet = (path: string) => path.startsWith(prefixes.assets) && /^[\w.-]+\.css$/.test(path.slice(prefixes.assets.length))

function readText(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}

/** The same on every page: a part of one may be shown on another, where the name must not mean something else. */
const toName = (style: string) => createHash('sha1').update(style).digest('base64url').slice(0, 8)

/** Looked up from here back to the tag's start: a pattern of the whole tag would be tried at each tag of the page. */
function isInTag(html: string, at: number): boolean {
  const start = html.lastIndexOf('<', at)
  return start > html.lastIndexOf('>', at) && /[a-z]/i.test(html.charAt(start + 1))
}

/**
 * Moves what stands beside single elements into one sheet of the page, so that the content policy can name it by its hash: written
 * beside elements, it would only be let through with everything else that somebody might write there. The rules weigh more than those of
 * any class and less than what a script sets, as they did before. `brought` is what parts of the page have brought along.
 */
export function gatherStyles(html: string, brought = ''): { html: string; sheet: string } {
  const places = new Map<string, string>()
  const marked = html.replace(beside, (whole, written: string, at: number) => {
    if (!isInTag(html, at)) return whole
    const style = readEntities(written)
    if (style === '' || harmful.test(style)) return ''
    const place = places.get(style) ?? toName(style)
    places.set(style, place)
    return ` ${marker}="${place}"`
  })
  const sheet = brought + [...places].map(([style, place]) => `[${marker}="${place}"]:not(#_){${style}}`).join('')
  return { html: sheet ? marked.replace('</head>', () => `<style>${sheet}</style></head>`) : marked, sheet }
}
