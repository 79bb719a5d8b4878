import { dataSelector } from '#web/data-attr.ts'
import { loadScript } from '#web/browser/load-part.ts'
import { placeBeside } from '#web/browser/place-beside.ts'
import { pricesAdded } from '#web/my-prices/my-prices.data-attrs.ts'
import { enterKey, itemOfLink, linkedItem, linkedItems, proseItem } from '../item-link.data-attrs.ts'

/** Delay before a card opens, in ms: a pointer passing by opens nothing. */
const delay = 150
/** Time to move the pointer from the link into the card, in ms. */
const grace = 200

/** Links of the catalogue's rows have no attribute, because there are hundreds of them. */
const itemLinks = `${dataSelector(linkedItem)}, ${dataSelector(linkedItems)} a:not(.mk, .sum-at, [aria-current]), .${proseItem}, .picking .name a`

/** What opened a card. One opened by focus alone cannot be entered. */
type Trigger = 'focus' | 'hover' | 'tap' | 'key'

/**
 * Hover cards of item links, also on keyboard focus. Escape or leaving hides one; the pointer may enter it, and the keyboard by a key. On
 * touch screens, tapping an item's picture opens the card and tapping its name follows the link.
 */
export function startItemCards() {
  let card: HTMLElement | undefined
  /** The link, or the tapped picture. */
  let owner: HTMLElement | undefined
  /** The link whose card was closed by Escape: no card until pointer or focus have left it. */
  let dismissed: HTMLElement | undefined
  let timer = 0
  /** The last trigger: a key may be pressed before the card opened by focus is loaded. */
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
  const showCard = async (target: HTMLElement, name: string | undefined, trigger: Trigger) => {
    if (target === owner || target === dismissed) return
    hide()
    owner = target
    by = trigger
    // Failures are ignored: the link still works.
    const script = await loadScript(() => import('./item-card.browser.ts')).catch(() => undefined)
    const loaded = await script?.loadCard(name ?? '').catch(() => undefined)
    // Leaving and returning while the card loads requests it twice.
    if (!script || !loaded || card || owner !== target || !target.isConnected) return
    card = script.renderTip(loaded, by !== 'focus')
    document.body.append(card)
    document.dispatchEvent(new Event(pricesAdded))
    placeBeside(card, target)
    if (by === 'tap' || by === 'key') script.enterCard(card, closeAndFocus)
    else target.setAttribute('aria-describedby', card.id)
    card.addEventListener('pointerenter', () => clearTimeout(timer))
    card.addEventListener('pointerleave', ({ pointerType }) => pointerType !== 'touch' && later(hide, grace))
  }
  const linkOf = ({ target }: Event) => (target instanceof Element ? target.closest<HTMLAnchorElement>(itemLinks) : null)
  /** Closes the card and returns the focus to its link. */
  const closeAndFocus = () => {
    const link = owner
    hide()
    link?.focus()
    dismissed = link
  }
  const holds = (node: EventTarget | null) => node instanceof Node && card?.contains(node) === true

  document.addEventListener('pointerover', (event) => {
    const target = linkOf(event)
    if (target !== dismissed) dismissed = undefined
    if (target && event.pointerType !== 'touch') later(() => void showCard(target, itemOfLink(target), 'hover'), delay)
  })
  document.addEventListener('pointerout', (event) => {
    const target = linkOf(event)
    if (!target || event.pointerType === 'touch' || (event.relatedTarget instanceof Node && target.contains(event.relatedTarget))) return
    dismissed = undefined
    later(hide, grace)
  })
  document.addEventListener('pointerdown', ({ pointerType }) => (isTouch = pointerType === 'touch'), true)
  // In the capture phase, before a table row handles the click.
  document.addEventListener(
    'click',
    (event) => {
      const picture = isTouch ? findPicture(event.target) : undefined
      if (picture) {
        event.preventDefault()
        void showCard(picture, itemOfPicture(picture), 'tap')
      } else if (!holds(event.target)) hide()
    },
    true,
  )
  document.addEventListener('focusin', (event) => {
    const target = linkOf(event)
    dismissed = undefined
    if (target?.matches(':focus-visible')) later(() => void showCard(target, itemOfLink(target), 'focus'), delay)
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
      void showCard(link, itemOfLink(link), 'key')
    }
    if (event.key !== 'Escape') return
    dismissed = owner
    hide()
  })
}

/** The tapped picture of an item, unless it is inside another control. */
function findPicture(target: EventTarget | null): HTMLImageElement | undefined {
  if (!(target instanceof HTMLImageElement) || !itemOfPicture(target)) return undefined
  const around = target.closest('a, button, label, summary')
  return !around || around.matches(itemLinks) ? target : undefined
}

/** Item pictures are named after their items. */
function itemOfPicture({ src }: HTMLImageElement): string | undefined {
  return /\/items\/([^/]+)\.svg$/.exec(src)?.[1]
}
