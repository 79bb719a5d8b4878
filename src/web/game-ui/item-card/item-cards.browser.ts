import { dataSelector } from '#web/data-attr.ts'
import { findAround, readAttr } from '#web/browser/find.ts'
import { loadScript } from '#web/browser/load-part.ts'
import { placeBeside } from '#web/browser/place-beside.ts'
import { pricesAdded } from '#web/my-prices/my-prices.data-attrs.ts'
import { enterKey, linkedItem } from '../item-link.data-attrs.ts'

/** Before a card shows: a pointer that only passes by opens nothing. */
const delay = 150
/** Time to move the pointer from the link into the card. */
const grace = 200

/** What opened a card. One opened by focus alone cannot be entered. */
type Trigger = 'focus' | 'hover' | 'tap' | 'key'

/**
 * Hover cards of item links, also on keyboard focus. Leaving or Escape hides one; the pointer may enter it, and the keyboard by a key. On
 * touch, a tap on an item's picture opens the card, and a tap on its name follows the link.
 */
export function startItemCards() {
  let card: HTMLElement | undefined
  /** The link, or the picture that was tapped. */
  let owner: HTMLElement | undefined
  /** The link whose card was sent away by Escape: it stays away until pointer or focus have left. */
  let dismissed: HTMLElement | undefined
  let timer = 0
  /** How the card was asked for last: a key may come before the card that the focus asks for. */
  let by: Trigger = 'focus'
  let isTouch = false

  const later = (action: () => void, wait: number) => {
    clearTimeout(timer)
    timer = window.setTimeout(action, wait)
  }
  const hide = () => {
    clearTimeout(timer)
    card?.remove()
    owner?.removeAttribute('aria-describedby')
    card = owner = undefined
  }
  const show = async (target: HTMLElement, name: string | undefined, trigger: Trigger) => {
    if (target === owner || target === dismissed) return
    hide()
    owner = target
    by = trigger
    // A card is a convenience: without it the link still leads to the page.
    const script = await loadScript(() => import('./item-card.browser.ts')).catch(() => undefined)
    const loaded = await script?.loadCard(name ?? '').catch(() => undefined)
    // Who left and came back meanwhile has asked twice, for one card.
    if (!script || !loaded || card || owner !== target || !target.isConnected) return
    card = script.toTip(loaded, by !== 'focus')
    document.body.append(card)
    document.dispatchEvent(new Event(pricesAdded))
    placeBeside(card, target)
    if (by === 'tap' || by === 'key') script.enterCard(card, leave)
    else target.setAttribute('aria-describedby', card.id)
    card.addEventListener('pointerenter', () => clearTimeout(timer))
    card.addEventListener('pointerleave', ({ pointerType }) => pointerType !== 'touch' && later(hide, grace))
  }
  const linkOf = ({ target }: Event) => findAround<HTMLAnchorElement>(target, linkedItem)
  /** Out of the card the keyboard comes back to where it was. */
  const leave = () => {
    const link = owner
    hide()
    link?.focus()
    dismissed = link
  }
  const holds = (node: EventTarget | null) => node instanceof Node && card?.contains(node) === true

  document.addEventListener('pointerover', (event) => {
    const target = linkOf(event)
    if (target !== dismissed) dismissed = undefined
    if (target && event.pointerType !== 'touch') later(() => void show(target, readAttr(target, linkedItem), 'hover'), delay)
  })
  document.addEventListener('pointerout', (event) => {
    const target = linkOf(event)
    if (!target || event.pointerType === 'touch' || (event.relatedTarget instanceof Node && target.contains(event.relatedTarget))) return
    dismissed = undefined
    later(hide, grace)
  })
  document.addEventListener('pointerdown', ({ pointerType }) => (isTouch = pointerType === 'touch'), true)
  // Before the row of a table takes it for a press on itself.
  document.addEventListener(
    'click',
    (event) => {
      const picture = isTouch ? findPicture(event.target) : undefined
      if (picture) {
        event.preventDefault()
        void show(picture, itemOfPicture(picture), 'tap')
      } else if (!holds(event.target)) hide()
    },
    true,
  )
  document.addEventListener('focusin', (event) => {
    const target = linkOf(event)
    dismissed = undefined
    if (target?.matches(':focus-visible')) later(() => void show(target, readAttr(target, linkedItem), 'focus'), delay)
  })
  document.addEventListener('focusout', (event) => {
    if (!linkOf(event) || holds(event.relatedTarget)) return
    dismissed = undefined
    hide()
  })
  document.addEventListener('keydown', (event) => {
    const link = linkOf(event)
    if (event.key === enterKey && link) {
      event.preventDefault()
      hide()
      void show(link, readAttr(link, linkedItem), 'key')
    }
    if (event.key !== 'Escape') return
    dismissed = owner
    hide()
  })
}

/** The picture of an item that was tapped. In a field, a button or another link it does what that does. */
function findPicture(target: EventTarget | null): HTMLImageElement | undefined {
  if (!(target instanceof HTMLImageElement) || !itemOfPicture(target)) return undefined
  const around = target.closest('a, button, label, summary')
  return !around || around.matches(dataSelector(linkedItem)) ? target : undefined
}

/** Pictures of items are called as the items are. */
function itemOfPicture({ src }: HTMLImageElement): string | undefined {
  return /\/items\/([^/]+)\.svg$/.exec(src)?.[1]
}
