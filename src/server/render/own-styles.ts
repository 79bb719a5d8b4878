import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { prefixes } from '#model/wiki/addresses/prefixes.ts'
import { readEntities } from '#model/text/plain-text.ts'

/** Inline styles: size, position, colour of a single element. */
const styleAttribute = / style="([^"]*)"/gi
/** Attribute that links an element to its rule. */
const marker = 'data-s'
/** Could end the rule and begin another; no size or colour needs them. */
const harmful = /[{}<>\\@]|\/\*/

/** Icons are no larger than a word without style sheets. In the lowest layer, so that any style sheet can resize them. */
export const iconSizes = '@layer tokens{.i{width:16px;height:16px}.g{width:24px;aspect-ratio:1}}'

const sheetLinkStart = '<link rel="stylesheet"'
const sheetLink = /<link rel="stylesheet" href="([^"]*)"\/>/g

/** Reads a style sheet by its path; undefined where it cannot be read. */
export type ReadSheet = (path: string) => string | undefined

/**
 * Inlines the style sheets that components link in the body, each once, so that the page does not wait for small files. A sheet that
 * cannot be read is linked in the head.
 */
export function gatherSheets(html: string, read: ReadSheet): { html: string; sheet: string } {
  const end = html.indexOf('</head>')
  if (end < 0 || !html.includes(sheetLinkStart, end)) return { html, sheet: '' }
  const [head, body] = [html.slice(0, end), html.slice(end)]
  const links = [...new Map([...body.matchAll(sheetLink)].map(([link, path = '']) => [link, path]))]
  const missing = links.filter(([link]) => !head.includes(link)).map(([link, path]) => ({ link, text: read(path) }))
  const linked = missing.flatMap(({ link, text }) => (text === undefined ? [link] : []))
  return { html: head + linked.join('') + body.replace(sheetLink, ''), sheet: missing.map(({ text = '' }) => text.trim()).join('') }
}

/** Reads the style sheets of a build, each once; never another file, as the content policy allows what is inlined. */
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

/** A hash, so that HTML inserted into another page finds the same rule. */
const toName = (style: string) => createHash('sha1').update(style).digest('base64url').slice(0, 6)

/** Whether the position is inside a tag. Searching backwards is faster than a pattern of the whole tag. */
function isInTag(html: string, at: number): boolean {
  const start = html.lastIndexOf('<', at)
  return start > html.lastIndexOf('>', at) && /[a-z]/i.test(html.charAt(start + 1))
}

/**
 * Moves inline styles into one sheet of the page, which the content policy allows by its hash (inline styles would need 'unsafe-inline').
 * The sheet is in no layer, so its rules win over those of style sheets, as inline styles do. `inlined`: text of the style sheets that
 * were inlined.
 */
export function gatherStyles(html: string, inlined = ''): { html: string; sheet: string } {
  const names = new Map<string, string>()
  const marked = html.replace(styleAttribute, (whole, written: string, at: number) => {
    if (!isInTag(html, at)) return whole
    const style = readEntities(written)
    if (style === '' || harmful.test(style)) return ''
    const name = names.get(style) ?? toName(style)
    names.set(style, name)
    return ` ${marker}="${name}"`
  })
  const sheet = inlined + [...names].map(([style, name]) => `[${marker}="${name}"]{${style}}`).join('')
  return { html: sheet ? marked.replace('</head>', () => `<style>${sheet}</style></head>`) : marked, sheet }
}
