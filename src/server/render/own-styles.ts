import { hash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { prefixes } from '#model/wiki/addresses/prefixes.ts'
import { readEntities } from '#model/text/plain-text.ts'
import { linkedItems } from '#web/game-ui/item-link.data-attrs.ts'

// Searched as texts: a pattern takes 50 to 100 times as long on a large page.
/** An inline style: size, position or color of a single element. */
const styleStart = ' style="'
/** A style sheet that a component links. */
const linkStart = '<link rel="stylesheet" href="'
const linkEnd = /^([^"]*)"\/>/
/** Attribute that links an element to its rule. */
const marker = 'data-s'
/** Characters that could end the rule and begin another. */
const harmful = /[{}<>\\@]|\/\*/

/** Sizes of glyphs and item pictures without style sheets. In the lowest layer, so that any style sheet can resize them. */
export const iconSizes = `@layer tokens{.g{width:24px;aspect-ratio:1}.thumb,[${linkedItems}] img{width:44px}}`

/** Reads a style sheet by its path; undefined where it cannot be read. */
export type ReadSheet = (path: string) => string | undefined

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

/** A hash, so that HTML inserted into another page finds the same rule. It begins with a letter: selectors need no quotes. */
const toName = (style: string) =>
  hash('sha1', style, 'base64url')
    .replace(/^[^a-z]+/i, '')
    .slice(0, 5)

/** Whether the position is inside a tag. Searching backwards is faster than a pattern of the whole tag. */
function isInTag(html: string, at: number): boolean {
  const start = html.lastIndexOf('<', at)
  return start > html.lastIndexOf('>', at) && /[a-z]/i.test(html.charAt(start + 1))
}

/** Removes the links of style sheets. */
function takeLinks(html: string): { paths: Set<string>; rest: string[] } {
  const [start = '', ...parts] = html.split(linkStart)
  const paths = new Set<string>()
  const rest = [start]
  for (const part of parts) {
    const [link, path] = linkEnd.exec(part) ?? []
    if (path !== undefined) paths.add(path)
    rest.push(link === undefined ? linkStart + part : part.slice(link.length))
  }
  return { paths, rest }
}

/** Replaces inline styles by the names of their rules, which are added to `names`: style -> name. */
function takeStyles(html: string, names: Map<string, string>): string[] {
  const parts: string[] = []
  let taken = 0
  for (let at = html.indexOf(styleStart); at >= 0; at = html.indexOf(styleStart, at + 1)) {
    const end = html.indexOf('"', at + styleStart.length)
    if (end < 0) break
    if (!isInTag(html, at)) continue
    const style = readEntities(html.slice(at + styleStart.length, end))
    parts.push(html.slice(taken, at))
    taken = end + 1
    if (style === '' || harmful.test(style)) continue
    const name = names.get(style) ?? toName(style)
    names.set(style, name)
    parts.push(` ${marker}="${name}"`)
  }
  return [...parts, html.slice(taken)]
}

/** A rendered page: its text before `</head>`, and the rest. */
export type PageTexts = { head: string; body: string }

/**
 * Moves the styles of a page's body into one sheet in its head. Style sheets that components link come first, each once, so that the page
 * does not wait for small files; one that cannot be read is linked in the head. Inline styles follow: the content policy allows the sheet
 * by its hash, while inline styles would need 'unsafe-inline'. The sheet is in no layer, so its rules win over those of style sheets, as
 * inline styles do. `firstRules`: text at the start of the sheet. Returns the page as parts: joining them takes 1 ms for a large page.
 */
export function gatherStyles({ head, body }: PageTexts, read: ReadSheet, firstRules = ''): { parts: string[]; sheet: string } {
  const { paths, rest } = takeLinks(body)
  const names = new Map<string, string>()
  const parts = rest.flatMap((part) => takeStyles(part, names))
  let [sheet, linked] = [firstRules, '']
  for (const path of paths) {
    const link = `${linkStart}${path}"/>`
    if (head.includes(link)) continue
    const text = read(path)
    if (text === undefined) linked += link
    else sheet += text.trim()
  }
  for (const [style, name] of names) sheet += `[${marker}=${name}]{${style}}`
  return { parts: [head, linked, sheet && `<style>${sheet}</style>`, ...parts], sheet }
}
