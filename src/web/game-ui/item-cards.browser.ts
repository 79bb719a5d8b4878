import type { ItemDetails } from '#model/items/item.ts'
import type { ProvenanceEntry } from '#model/wiki/provenance.ts'
import { formatCoins } from '#model/text/money.ts'
import { certaintyWords, isEstimate } from '#model/wiki/certainty.ts'
import { isOtherVersion } from '#model/wiki/described-version.ts'
import { paths } from '#model/wiki/paths.ts'
import { element } from '#web/browser/element.ts'
import { findAround, valueOf } from '#web/browser/find.ts'
import { fallbackPicture } from './tile.attributes.ts'
import { linkedItem } from './item-link.attributes.ts'
import { drawMark } from '#web/game-ui/mark.browser.ts'

/** Before a card shows: a pointer that only passes by opens nothing. */
const delay = 150
/** Time to move the pointer from the link into the card. */
const grace = 200

/**
 * Item links show a card on hover and on keyboard focus; leaving or Escape hides it, and the pointer may enter it. Not on
 * touch: there, a tap follows the link.
 */
export function startItemCards() {
  let card: HTMLElement | undefined
  let link: HTMLAnchorElement | undefined
  /** The link whose card was sent away by Escape: it stays away until pointer or focus have left. */
  let dismissed: HTMLAnchorElement | undefined
  let timer = 0

  const later = (action: () => void, wait: number) => {
    clearTimeout(timer)
    timer = window.setTimeout(action, wait)
  }
  const hide = () => {
    clearTimeout(timer)
    card?.remove()
    link?.removeAttribute('aria-describedby')
    card = link = undefined
  }
  const show = async (target: HTMLAnchorElement) => {
    if (target === link || target === dismissed) return
    hide()
    link = target
    const item = await loadItem(valueOf(target, linkedItem) ?? '')
    if (!item || link !== target || !target.isConnected) return
    card = draw(item)
    document.body.append(card)
    place(card, target)
    target.setAttribute('aria-describedby', card.id)
    void tellWhy(item, card).then(() => card && link === target && place(card, target))
    card.addEventListener('pointerenter', () => clearTimeout(timer))
    card.addEventListener('pointerleave', () => later(hide, grace))
  }
  const linkOf = ({ target }: Event) => findAround<HTMLAnchorElement>(target, linkedItem)

  document.addEventListener('pointerover', (event) => {
    const target = linkOf(event)
    if (target !== dismissed) dismissed = undefined
    if (target && event.pointerType !== 'touch') later(() => void show(target), delay)
  })
  document.addEventListener('pointerout', (event) => {
    const target = linkOf(event)
    if (!target || (event.relatedTarget instanceof Node && target.contains(event.relatedTarget))) return
    dismissed = undefined
    later(hide, grace)
  })
  document.addEventListener('focusin', (event) => {
    const target = linkOf(event)
    dismissed = undefined
    if (target?.matches(':focus-visible')) later(() => void show(target), delay)
  })
  document.addEventListener('focusout', (event) => {
    if (!linkOf(event)) return
    dismissed = undefined
    hide()
  })
  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return
    dismissed = link
    hide()
  })
}

async function load<Result>(path: string): Promise<Result[]> {
  const response = await fetch(path)
  // A refusal (429, 503) says nothing of the item.
  if (!response.ok) throw new Error(`answered with ${response.status}`)
  return ((await response.json()) as { results: Result[] }).results
}

const known = new Map<string, Promise<ItemDetails | undefined>>()

/** Each item is asked for once; a call that failed may be made again. */
export function loadItem(safeName: string): Promise<ItemDetails | undefined> {
  const loading =
    known.get(safeName) ??
    load<ItemDetails>(`/api/items/details/${encodeURIComponent(safeName)}/`)
      .then(([item]) => item)
      // A card is a convenience: without it the link still leads to the page.
      .catch(() => {
        known.delete(safeName)
        return undefined
      })
  known.set(safeName, loading)
  return loading
}

function draw(item: ItemDetails): HTMLElement {
  const picture = element('img', {
    class: 'thumb',
    src: paths.tile(item.safe_name),
    width: '60',
    height: '60',
    alt: '',
    [fallbackPicture]: paths.noImage,
  })
  const price = element('span', { class: item.value === null ? 'muted' : 'price' }, toPriceText(item))
  if (item.value !== null) price.prepend(coin())
  const head = element('div', {}, element('b', {}, item.name), price, ...drawMark(item.value_certainty))
  if (item.modded) head.append(element('small', {}, 'Modded'))
  return element(
    'div',
    { class: 'tipcard', id: 'item-card', role: 'tooltip' },
    picture,
    head,
    element('p', {}, item.description, ...drawMark(item.description_certainty)),
  )
}

/** What a card shows that may carry a mark. */
const shown: Record<string, string> = { value: 'Price', description: 'Description' }

/** Below the card, why what is marked in it is said: a card is no place for a link to the reason. */
async function tellWhy({ safe_name, value_certainty, description_certainty }: ItemDetails, card: HTMLElement) {
  if (!isEstimate(value_certainty) && !isEstimate(description_certainty)) return
  // Without the reasons the marks still say how sure it is.
  const entries = await load<ProvenanceEntry>(`/api/provenance/item/${encodeURIComponent(safe_name)}/`).catch(() => [])
  const reasons = entries.filter(({ field, estimate }) => estimate && field in shown)
  card.append(
    ...reasons.map(({ field, certainty, source }) =>
      element('p', { class: 'sm' }, `${shown[field]}, ${certaintyWords[certainty]}: ${source}`),
    ),
  )
}

/** The coin every page draws once. */
function coin(): SVGSVGElement {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  svg.setAttribute('class', 'coin')
  svg.setAttribute('viewBox', '0 0 20 20')
  svg.setAttribute('aria-hidden', 'true')
  const use = document.createElementNS('http://www.w3.org/2000/svg', 'use')
  use.setAttribute('href', '#coin')
  svg.append(use)
  return svg
}

/** "120 c per weight", "22 c in 2.2" */
export function toPriceText({ value, price_per_weight, value_version }: Pick<ItemDetails, 'value' | 'price_per_weight' | 'value_version'>) {
  if (value === null) return 'No known price'
  return `${formatCoins(value)} c${price_per_weight ? ' per weight' : ''}${isOtherVersion(value_version) ? ` in ${value_version}` : ''}`
}

/** Below the link, or above it where there is no room; never past the edges. */
export function place(card: HTMLElement, link: HTMLElement) {
  const at = link.getBoundingClientRect()
  const size = card.getBoundingClientRect()
  const below = at.bottom + size.height + 8 < innerHeight || at.top < size.height + 8
  card.style.top = `${scrollY + (below ? at.bottom + 6 : at.top - size.height - 6)}px`
  card.style.left = `${scrollX + Math.max(8, Math.min(at.left, document.documentElement.clientWidth - size.width - 8))}px`
}
