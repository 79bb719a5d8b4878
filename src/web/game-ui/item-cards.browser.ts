import type { ItemDetails } from '#model/items/item.ts'
import { formatCoins } from '#model/text/money.ts'
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

const known = new Map<string, Promise<ItemDetails | undefined>>()

/** Each item is asked for once; a call that failed may be made again. */
export function loadItem(safeName: string): Promise<ItemDetails | undefined> {
  const loading =
    known.get(safeName) ??
    fetch(`/api/items/details/${encodeURIComponent(safeName)}/`)
      .then((response) => {
        // A refusal (429, 503) says nothing of the item.
        if (!response.ok) throw new Error(`answered with ${response.status}`)
        return response.json() as Promise<{ results: ItemDetails[] }>
      })
      .then(({ results }) => results[0])
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

/** "120 c per weight" */
export function toPriceText({ value, price_per_weight }: Pick<ItemDetails, 'value' | 'price_per_weight'>): string {
  if (value === null) return 'No known price'
  return `${formatCoins(value)} c${price_per_weight ? ' per weight' : ''}`
}

/** Below the link, or above it where there is no room; never past the edges. */
export function place(card: HTMLElement, link: HTMLElement) {
  const at = link.getBoundingClientRect()
  const size = card.getBoundingClientRect()
  const below = at.bottom + size.height + 8 < innerHeight || at.top < size.height + 8
  card.style.top = `${scrollY + (below ? at.bottom + 6 : at.top - size.height - 6)}px`
  card.style.left = `${scrollX + Math.max(8, Math.min(at.left, document.documentElement.clientWidth - size.width - 8))}px`
}
