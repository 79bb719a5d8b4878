import { matchedParts } from '#model/matched-parts.ts'
import { formatCoins } from '#model/money.ts'
import type { HitKind, Suggestion } from '#model/search.ts'
import { hitLooks } from '../features/search/hit-looks.ts'
import { paths } from '../paths.ts'
import type { IconName } from '../ui/icon-names.ts'
import { element, spriteIcon } from './element.ts'

/** Suggestions in groups by kind; the group of the best suggestion comes first. */
export function drawSuggestions(found: Suggestion[], query: string): HTMLElement[] {
  const groups = new Map<HitKind, Suggestion[]>()
  for (const suggestion of found) groups.set(suggestion.kind, [...(groups.get(suggestion.kind) ?? []), suggestion])
  return [...groups].map(([kind, all]) =>
    drawGroup(
      hitLooks[kind].group,
      all.map((suggestion) => drawSuggestion(suggestion, query)),
    ),
  )
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

function drawGroup(name: string, options: HTMLElement[]): HTMLElement {
  return element('div', { role: 'group', 'aria-label': name }, element('div', { class: 'gh', 'aria-hidden': 'true' }, name), ...options)
}

function drawOption(path: string, className: string, ...children: Node[]): HTMLElement {
  return element('a', { class: className, role: 'option', href: path, tabindex: '-1', 'aria-selected': 'false' }, ...children)
}

function drawPlain(name: string, path: string, icon: IconName): HTMLElement {
  return drawOption(path, 'r plain', spriteIcon(icon), element('span', {}, name))
}

function drawSuggestion({ kind, name, note, path, picture, value, modded, value_estimate }: Suggestion, query: string): HTMLElement {
  const { label, hue } = hitLooks[kind]
  const side = element('span', { class: 'side' })
  if (modded && kind === 'item')
    side.append(element('span', { class: 'label teal' }, spriteIcon('wrench'), element('span', { class: 'd-only' }, 'Modded')))
  if (kind !== 'item') side.append(element('span', { class: `label ${hue}`.trim() }, label))
  else if (value !== null) side.append(drawPrice(value, value_estimate))
  const words = element('span', {}, element('b', {}, ...mark(name, query)), element('small', {}, ...mark(note, query)))
  return drawOption(path, 'r', picture && kind === 'item' ? drawTile(picture) : drawEmblem(kind), words, side)
}

function mark(text: string, query: string): (Node | string)[] {
  return matchedParts(text, query).map((part) => (part.matched ? element('mark', {}, part.text) : part.text))
}

function drawTile(safeName: string): HTMLElement {
  return element('img', { class: 'thumb', src: paths.tile(safeName), width: '44', height: '44', alt: '', 'data-fallback': paths.noImage })
}

function drawEmblem(kind: HitKind): HTMLElement {
  const { glyph, from, to } = hitLooks[kind]
  const plate = element('span', { class: 'emblem' }, spriteIcon(`g-${glyph}`))
  plate.style.setProperty('--e1', from)
  plate.style.setProperty('--e2', to)
  return plate
}

function drawPrice(value: number, estimate: boolean): HTMLElement {
  const coin = spriteIcon('')
  coin.setAttribute('class', 'coin')
  coin.setAttribute('viewBox', '0 0 20 20')
  coin.firstElementChild?.setAttribute('href', '#coin')
  const about = estimate ? [element('span', { class: 'sr' }, 'about ')] : []
  return element(
    'span',
    { class: `price${estimate ? ' is-est' : ''}` },
    coin,
    ...about,
    formatCoins(value),
    element('span', { class: 'u' }, 'c'),
  )
}
