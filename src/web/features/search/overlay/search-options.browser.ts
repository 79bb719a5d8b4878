import { popular } from '../game/popular.ts'
import { matchedParts, type MatchedPart } from '#model/text/matched-parts.ts'
import { formatCoins, toCoins } from '#model/text/money.ts'
import type { SearchAction } from '#model/search/action.ts'
import type { FoundKind, FoundSuggestion } from '#model/search/found.ts'
import { resultKinds } from '#web/features/search/game/result-kinds.ts'
import { actionIcons } from '#web/features/search/action-icons.ts'
import { wantsTheme } from '#web/features/search/search.data-attrs.ts'
import { paths } from '#model/wiki/paths.ts'
import type { IconName } from '#web/ui/icon-names.ts'
import { setValue } from '#web/browser/find.ts'
import { addsPieces, addsToList } from '#web/game-ui/add-to-list.data-attrs.ts'
import { myPrices } from '#web/my-prices/lazy-prices.ts'
import { createLazyPictures } from './lazy-pictures.browser.ts'
import { renderMark, renderPerWeight, renderVersion } from './mark.browser.ts'
import { cloneOf, cloneWithText, partOf, setGlyph, setIcon } from './search-templates.browser.ts'

type Row = { suggestion: FoundSuggestion; option: HTMLElement; name: HTMLElement; note: HTMLElement; written: string }

/** Headings of items, of other results, and of a best match that is no item. */
const headings = { best: 'Best match', items: 'Items', others: 'Everything else' } as const
type Heading = keyof typeof headings

/**
 * Suggestions in groups: the best one, items, everything else. A suggestion that stays keeps its row, in which only the highlights change:
 * most letters change few suggestions, and a new row costs a slow phone several milliseconds.
 */
export function createSuggestionList() {
  let rows = new Map<string, Row>()
  // Loads the reader's own prices, if there are any: the first suggestions may be shown before them.
  myPrices.subscribe(() => {
    for (const { option, suggestion } of rows.values()) renderSide(option, suggestion)
  })
  const groups = new Map<Heading, HTMLElement>()

  return (results: FoundSuggestion[], query: string): HTMLElement[] => {
    const before = rows
    rows = new Map()
    const members = new Map<Heading, HTMLElement[]>()
    for (const [place, suggestion] of results.entries()) {
      const key = JSON.stringify(suggestion)
      const row = before.get(key) ?? renderSuggestion(suggestion)
      rows.set(key, row)
      writeWords(row, suggestion, query)
      const heading = suggestion.kind === 'item' ? 'items' : place === 0 ? 'best' : 'others'
      members.set(heading, [...(members.get(heading) ?? []), row.option])
    }
    return (['best', 'items', 'others'] as const).flatMap((name) => {
      const options = members.get(name)
      if (!options) return []
      const group = groups.get(name) ?? renderGroup(headings[name], [])
      groups.set(name, group)
      const [heading] = group.children
      setChildren(group, heading ? [heading, ...options] : options)
      return [group]
    })
  }
}

function writeWords(row: Row, { name, note, note_certainty }: FoundSuggestion, query: string) {
  const parts = [matchedParts(name, query), matchedParts(note, query)] as const
  const written = JSON.stringify(parts)
  if (row.written === written) return
  row.written = written
  row.name.replaceChildren(...toMarks(parts[0]))
  row.note.replaceChildren(...toMarks(parts[1]), ...renderMark(note_certainty))
}

/** Makes these the children, in this order, without removing existing ones: untouched elements are not repainted. */
export function setChildren(parent: Element, children: Element[]) {
  for (const child of Array.from(parent.children)) if (!children.includes(child)) child.remove()
  children.forEach((child, place) => {
    const there = parent.children[place] ?? null
    if (there !== child) parent.insertBefore(child, there)
  })
}

/** Content before anything is typed. */
export function renderStart(recent: string[]): HTMLElement[] {
  const links = popular.map(([name, path, icon]) => renderPlain(name, path, icon))
  const searches = recent.map((text) => renderPlain(text, paths.search(text), 'clock'))
  return [...(searches.length > 0 ? [renderGroup('Recent searches', searches)] : []), renderGroup('Popular', links)]
}

/** Actions of the query, above its results. */
export function renderActions(actions: readonly SearchAction[]): HTMLElement[] {
  return actions.length > 0 ? [renderGroup('Do it', actions.map(renderAction))] : []
}

function renderAction(action: SearchAction): HTMLElement {
  const { do: sign, name, path, picture, item, quantity, theme, value, value_certainty } = action
  let { note } = action
  const option = renderOption(path, picture ? renderTile(picture) : renderPlate(sign))
  if (value !== null && quantity) {
    const ours = value / quantity
    const each = myPrices.read()({ safe_name: picture, value: ours, value_certainty })
    partOf(option, 'side').append(renderPrice(Math.round(each.value * quantity)), ...renderMark(each.value_certainty))
    if (each.value !== ours) note = 'At your price'
  }
  partOf(option, 'name').textContent = name
  partOf(option, 'note').textContent = note
  if (theme) setValue(option, wantsTheme, theme)
  if (item !== null) setValue(option, addsToList, String(item))
  if (item !== null && quantity !== null) setValue(option, addsPieces, String(quantity))
  return option
}

function renderGroup(name: string, options: HTMLElement[]): HTMLElement {
  const group = cloneOf('group')
  group.ariaLabel = name
  partOf(group, 'heading').textContent = name
  group.append(...options)
  return group
}

/** A suggestion without texts: `plate` is its picture or emblem. */
function renderOption(path: string, plate: HTMLElement): HTMLAnchorElement {
  const option = cloneOf('suggestion') as HTMLAnchorElement
  option.href = path
  option.prepend(plate)
  return option
}

function renderPlain(name: string, path: string, icon: IconName): HTMLElement {
  const option = cloneOf('plain') as HTMLAnchorElement
  option.href = path
  setIcon(option, icon)
  partOf(option, 'name').textContent = name
  return option
}

function renderSuggestion(suggestion: FoundSuggestion): Row {
  const { kind, path, picture } = suggestion
  const option = renderOption(path, picture && kind === 'item' ? renderTile(picture) : renderEmblem(kind))
  renderSide(option, suggestion)
  return { suggestion, option, name: partOf(option, 'name'), note: partOf(option, 'note'), written: '' }
}

/** The price of an item, the kind of anything else. */
function renderSide(option: HTMLElement, { kind, picture, modded, price_per_weight, ...price }: FoundSuggestion) {
  const { label, hue } = resultKinds[kind]
  const { value, value_certainty, value_version } = myPrices.read()({ safe_name: picture, ...price })
  const parts: HTMLElement[] = []
  if (kind !== 'item') {
    const words = cloneWithText('label', label)
    if (hue) words.classList.add(hue)
    parts.push(words)
  } else {
    if (modded) parts.push(cloneOf('modded'))
    if (value !== null)
      parts.push(renderPrice(value), ...renderMark(value_certainty), ...renderPerWeight(price_per_weight), ...renderVersion(value_version))
  }
  partOf(option, 'side').replaceChildren(...parts)
}

function toMarks(parts: MatchedPart[]): (Node | string)[] {
  return parts.map(({ text, matched }) => (matched ? cloneWithText('matched', text) : text))
}

const pictures = createLazyPictures()
/** Call it after the options are shown. */
export const renderPicturesSoon = pictures.soon

function renderTile(safeName: string): HTMLElement {
  return pictures.render(paths.tile(safeName))
}

function renderEmblem(kind: FoundKind): HTMLElement {
  const { glyph, from, to } = resultKinds[kind]
  const emblem = cloneOf('emblem')
  setGlyph(emblem, glyph)
  emblem.style.setProperty('--e1', from)
  emblem.style.setProperty('--e2', to)
  return emblem
}

function renderPlate(sign: SearchAction['do']): HTMLElement {
  const plate = cloneOf('icon-plate')
  setIcon(plate, actionIcons[sign])
  return plate
}

function renderPrice(value: number): HTMLElement {
  const price = cloneOf('price')
  price.setAttribute('value', String(toCoins(value)))
  price.prepend(formatCoins(value))
  if (value === 0) {
    price.classList.add('free')
    price.replaceChildren('Free')
  }
  return price
}
