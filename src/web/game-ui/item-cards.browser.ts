import { findAround, valueOf } from '#web/browser/find.ts'
import { loadScript } from '#web/browser/load-part.ts'
import { placeBeside } from '#web/browser/place-beside.ts'
import { linkedItem } from './item-link.attributes.ts'

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
    // A card is a convenience: without it the link still leads to the page.
    const script = await loadScript(() => import('./item-card.browser.ts')).catch(() => undefined)
    const item = await script?.loadItem(valueOf(target, linkedItem) ?? '')
    // Who left and came back meanwhile has asked twice, for one card.
    if (!script || !item || card || link !== target || !target.isConnected) return
    card = script.drawItemCard(item)
    document.body.append(card)
    placeBeside(card, target)
    target.setAttribute('aria-describedby', card.id)
    void script.tellWhy(item, card).then(() => card && link === target && placeBeside(card, target))
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
