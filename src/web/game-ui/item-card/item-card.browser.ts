import { paths } from '#model/wiki/paths.ts'
import { find, findAll, readAttr } from '#web/browser/find.ts'
import { fetchFragment } from '#web/browser/fragment.ts'
import { itemCard, itemCardPart } from './item-card.data-attrs.ts'
import { startPins } from './item-pins.browser.ts'
import './item-card.css'

const cached = new Map<string, Promise<HTMLElement>>()

/** The card of an item, fetched once and cloned. */
export async function loadCard(safeName: string): Promise<HTMLElement> {
  const card = cached.get(safeName) ?? fetchFragment(paths.itemCard(safeName))
  cached.set(safeName, card)
  // Failed requests are not cached.
  card.catch(() => cached.delete(safeName))
  return (await card).cloneNode(true) as HTMLElement
}

/**
 * Makes a card a tooltip, or a dialog once the reader enters it by pointer, tap or key. A tooltip has no links, because focus alone opens
 * it.
 */
export function renderTip(card: HTMLElement, isEntered: boolean): HTMLElement {
  const name = card.querySelector('a')
  card.classList.add('tipcard')
  card.id = 'item-card'
  card.role = isEntered ? 'dialog' : 'tooltip'
  if (isEntered) {
    card.ariaLabel = name?.textContent ?? null
    card.tabIndex = -1
    startPins(find(card, itemCardPart, 'actions'), readAttr(card, itemCard) ?? '')
  } else for (const link of card.querySelectorAll('a')) link.removeAttribute('href')
  for (const part of findAll(card, itemCardPart)) part.hidden = readAttr(part, itemCardPart) === (isEntered ? 'hint' : 'actions')
  return card
}

/** Moves the focus into a card. The card is at the end of the page, so Escape and its last tab stops return to the link. */
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
