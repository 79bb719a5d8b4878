import { matchedParts, type Part } from '#model/text/matched-parts.ts'
import { formatCoins } from '#model/text/money.ts'
import type { HitKind, Suggestion } from '#model/search/search.ts'
import { hitLooks } from '#web/features/search/hit-looks.ts'
import type { SitePage } from '#web/site-index/site-pages.ts'
import { paths } from '#model/wiki/paths.ts'
import type { IconName } from '#web/ui/icon-names.ts'
import { element, spriteIcon } from '#web/browser/element.ts'
import { fallbackPicture } from '#web/game-ui/tile.attributes.ts'
import { drawMark } from '#web/game-ui/mark.browser.ts'

type Row = { option: HTMLElement; name: HTMLElement; note: HTMLElement; written: string }

/**
 * Suggestions in groups by kind; the group of the best suggestion comes first. What was suggested for the last text too keeps its
 * row, in which only the marks change: most letters change few suggestions, and a new row costs a slow phone several milliseconds.
 */
export function createSuggestionList() {
  let rows = new Map<string, Row>()
  const groups = new Map<HitKind, HTMLElement>()

  return (found: Suggestion[], query: string): HTMLElement[] => {
    const before = rows
    rows = new Map()
    const members = new Map<HitKind, HTMLElement[]>()
    for (const suggestion of found) {
      const key = JSON.stringify(suggestion)
      const row = before.get(key) ?? drawSuggestion(suggestion)
      rows.set(key, row)
      writeWords(row, suggestion, query)
      members.set(suggestion.kind, [...(members.get(suggestion.kind) ?? []), row.option])
    }
    return [...members].map(([kind, options]) => {
      const group = groups.get(kind) ?? drawGroup(hitLooks[kind].group, [])
      groups.set(kind, group)
      const [heading] = group.children
      setChildren(group, heading ? [heading, ...options] : options)
      return group
    })
  }
}

function writeWords(row: Row, { name, note }: Suggestion, query: string) {
  const parts = [matchedParts(name, query), matchedParts(note, query)] as const
  const written = JSON.stringify(parts)
  if (row.written === written) return
  row.written = written
  row.name.replaceChildren(...toMarks(parts[0]))
  row.note.replaceChildren(...toMarks(parts[1]))
}

/** Makes these the children, in this order. Those that are there already are not taken out: what is not touched is not drawn anew. */
export function setChildren(parent: Element, wanted: Element[]) {
  for (const child of Array.from(parent.children)) if (!wanted.includes(child)) child.remove()
  wanted.forEach((child, place) => {
    const there = parent.children[place] ?? null
    if (there !== child) parent.insertBefore(child, there)
  })
}

const popular: [name: string, path: string, icon: IconName][] = [
  ['Item Database', paths.database, 'gem'],
  ['Towns', paths.towns, 'map-pin'],
  ['Digsites', paths.digsites, 'hammer'],
  ['World map', paths.map, 'map'],
  ['Guide Book', paths.guideBook, 'book-open'],
  ['Make a list', paths.list, 'shopping-basket'],
]

/** What stands there before anything is typed. */
export function drawStart(recent: string[]): HTMLElement[] {
  const links = popular.map(([name, path, icon]) => drawPlain(name, path, icon))
  const searches = recent.map((text) => drawPlain(text, paths.search(text), 'clock'))
  return [...(searches.length > 0 ? [drawGroup('Recent searches', searches)] : []), drawGroup('Popular', links)]
}

/** Guides, tools and boards among the suggestions. */
export function drawPages(pages: readonly SitePage[]): HTMLElement {
  return drawGroup(
    'Pages of this wiki',
    pages.map(({ name, path, icon }) => drawPlain(name, path, icon)),
  )
}

function drawGroup(name: string, options: HTMLElement[]): HTMLElement {
  return element('div', { role: 'group', 'aria-label': name }, element('div', { class: 'gh', 'aria-hidden': 'true' }, name), ...options)
}

function drawOption(path: string, className: string, ...children: Node[]): HTMLElement {
  return element('a', { class: className, role: 'option', href: path, tabindex: '-1', 'aria-selected': 'false' }, ...children)
}

function drawPlain(name: string, path: string, icon: IconName): HTMLElement {
  return drawOption(path, 'r plain', spriteIcon(icon), element('span', {}, name))
}

function drawSuggestion({ kind, path, picture, value, modded, value_certainty }: Suggestion): Row {
  const { label, hue } = hitLooks[kind]
  const side = element('span', { class: 'side' })
  if (modded && kind === 'item')
    side.append(element('span', { class: 'label teal' }, spriteIcon('wrench'), element('span', { class: 'd-only' }, 'Modded')))
  if (kind !== 'item') side.append(element('span', { class: `label ${hue}`.trim() }, label))
  else if (value !== null) side.append(drawPrice(value), ...drawMark(value_certainty))
  const [name, note] = [element('b'), element('small')]
  const option = drawOption(
    path,
    'r',
    picture && kind === 'item' ? drawTile(picture) : drawEmblem(kind),
    element('span', {}, name, note),
    side,
  )
  return { option, name, note, written: '' }
}

function toMarks(parts: Part[]): (Node | string)[] {
  return parts.map(({ text, matched }) => (matched ? element('mark', {}, text) : text))
}

function drawTile(safeName: string): HTMLElement {
  return element('img', { class: 'thumb', src: paths.tile(safeName), width: '44', height: '44', alt: '', [fallbackPicture]: paths.noImage })
}

function drawEmblem(kind: HitKind): HTMLElement {
  const { glyph, from, to } = hitLooks[kind]
  const plate = element('span', { class: 'emblem' }, spriteIcon(`g-${glyph}`))
  plate.style.setProperty('--e1', from)
  plate.style.setProperty('--e2', to)
  return plate
}

function drawPrice(value: number): HTMLElement {
  const coin = spriteIcon('')
  coin.setAttribute('class', 'coin')
  coin.setAttribute('viewBox', '0 0 20 20')
  coin.firstElementChild?.setAttribute('href', '#coin')
  return element('span', { class: 'price' }, coin, formatCoins(value), element('span', { class: 'u' }, 'c'))
}
