import type { ItemDetails } from '#model/items/item.ts'
import type { ProvenanceEntry } from '#model/wiki/provenance.ts'
import { fromSent } from '#model/search/send-index.ts'
import type { SentIndex } from '#model/search/sent-index.ts'
import { formatCoins } from '#model/text/money.ts'
import { offlinePaths } from '#model/wiki/addresses/offline-paths.ts'
import { callPaths, fillPath } from '#model/wiki/calls/call-paths.ts'
import { certaintyWords, isEstimate } from '#model/wiki/certainty.ts'
import { isOtherVersion } from '#model/wiki/described-version.ts'
import { paths } from '#model/wiki/paths.ts'
import { element } from '#web/browser/element.ts'
import { toCallAddress } from '#web/browser/static-export/static-export.ts'
import { fetchCached } from '#web/browser/page-revision.ts'
import { findCached } from '#web/browser/page-cache/page-cache.ts'
import { enterKey } from './item-link.data-attrs.ts'
import { renderCoin } from './mark.browser.ts'
import { renderPins } from './item-pins.browser.ts'
import { renderMark } from './mark.browser.ts'
import './item-card.css'

export async function load<Result>(path: string, options?: RequestInit): Promise<Result[]> {
  const response = await fetch(toCallAddress(path), options)
  // A refusal (429, 503) says nothing of the item.
  if (!response.ok) throw new Error(`answered with ${response.status}`)
  return ((await response.json()) as { results: Result[] }).results
}

/** What a card says of its item. */
export type CardItem = Pick<
  ItemDetails,
  | 'name'
  | 'name_certainty'
  | 'safe_name'
  | 'description'
  | 'description_certainty'
  | 'value'
  | 'value_certainty'
  | 'value_version'
  | 'price_per_weight'
  | 'modded'
>

const known = new Map<string, Promise<CardItem | undefined>>()

/** Each item is asked for once; a call that failed may be made again. Meanwhile the index of the search may know it. */
export function loadItem(safeName: string): Promise<CardItem | undefined> {
  const loading =
    known.get(safeName) ??
    load<CardItem>(fillPath(callPaths.itemDetails, safeName))
      .then(([item]) => item)
      // A card is a convenience: without it the link still leads to the page.
      .catch(() => {
        known.delete(safeName)
        return findInIndex(safeName).catch(() => undefined)
      })
  known.set(safeName, loading)
  return loading
}

async function findInIndex(safeName: string): Promise<CardItem | undefined> {
  const response = await fetchCached(toCallAddress(fillPath(callPaths.searchIndex)))
  const { result } = (await response.json()) as { result: SentIndex }
  const entry = fromSent(result).find(({ suggestion: { kind, picture } }) => kind === 'item' && picture === safeName)
  if (!entry) return undefined
  const { note, note_certainty, ...item } = entry.suggestion
  const name_certainty = await findNameCertainty(safeName).catch(() => null)
  return { ...item, name_certainty, safe_name: safeName, description: note, description_certainty: note_certainty }
}

/** How sure a name is does not stand in the index. What is kept for shopping lists says it. */
async function findNameCertainty(safeName: string): Promise<CardItem['name_certainty']> {
  const listed = await findCached(offlinePaths.listed)
  if (!listed) return null
  const { results } = (await listed.json()) as { results: Pick<CardItem, 'safe_name' | 'name_certainty'>[] }
  return results.find(({ safe_name }) => safe_name === safeName)?.name_certainty ?? null
}

/** What an item link shows of its item. `isEntered`: by pointer or tap, so it may hold links; a card that came with the focus has none. */
export function renderItemCard(item: CardItem, isEntered: boolean): HTMLElement {
  const picture = element('img', {
    class: 'thumb',
    src: paths.tile(item.safe_name),
    width: '60',
    height: '60',
    alt: '',
  })
  const price = element('span', { class: item.value === null ? 'muted' : 'price' }, toPriceText(item))
  if (item.value !== null) price.prepend(renderCoin())
  const name = isEntered ? element('a', { href: paths.item(item.safe_name) }, item.name) : item.name
  const head = element('div', {}, element('b', {}, name, ...renderMark(item.name_certainty)), price, ...renderMark(item.value_certainty))
  if (item.modded) head.append(element('small', {}, 'Modded'))
  const role: Record<string, string> = isEntered ? { role: 'dialog', 'aria-label': item.name, tabindex: '-1' } : { role: 'tooltip' }
  const card = element(
    'div',
    { class: 'tipcard', id: 'item-card', ...role },
    picture,
    head,
    element('p', {}, item.description, ...renderMark(item.description_certainty)),
  )
  card.append(isEntered ? renderPins(item) : element('p', { class: 'sm' }, element('kbd', {}, enterKey), ' Pin or compare'))
  return card
}

/** Takes the focus into a card. It stands at the end of the page, so Escape and the ends of its tab stops lead back to its link. */
export function enterCard(card: HTMLElement, leave: () => void) {
  card.addEventListener('keydown', (event) => {
    const { key, shiftKey, target } = event
    const stops: (EventTarget | null)[] = [card, ...card.querySelectorAll('a, button')]
    const isAtEnd = key === 'Tab' && (shiftKey ? stops.slice(0, 2) : stops.slice(-1)).includes(target)
    if (key !== 'Escape' && !isAtEnd) return
    event.preventDefault()
    event.stopPropagation()
    leave()
  })
  card.focus({ preventScroll: true })
}

/** What a card shows that may carry a mark. */
const shown: Record<string, string> = { name: 'Name', value: 'Price', description: 'Description' }

/** Below the card, why what is marked in it is said: a card is no place for a link to the reason. */
export async function describeWhy({ safe_name, name_certainty, value_certainty, description_certainty }: CardItem, card: HTMLElement) {
  if (![name_certainty, value_certainty, description_certainty].some(isEstimate)) return
  // Without the reasons the marks still say how sure it is.
  const entries = await load<ProvenanceEntry>(fillPath(callPaths.provenance, 'item', safe_name)).catch(() => [])
  const reasons = entries.filter(({ field, estimate }) => estimate && field in shown)
  const said = reasons.map(({ field, certainty, source }) =>
    element('p', { class: 'sm' }, `${shown[field]}, ${certaintyWords[certainty]}: ${source}`),
  )
  card.querySelector('p')?.after(...said)
}

/** "120 c per weight", "22 c in 2.2" */
export function toPriceText({ value, price_per_weight, value_version }: Pick<CardItem, 'value' | 'price_per_weight' | 'value_version'>) {
  if (value === null) return 'No known price'
  return `${formatCoins(value)} c${price_per_weight ? ' per weight' : ''}${isOtherVersion(value_version) ? ` in ${value_version}` : ''}`
}
