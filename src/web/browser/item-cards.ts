import type { ItemDetails } from '#model/item.ts'
import { formatCoins } from '#model/money.ts'

/** Before a card shows: a pointer that only passes by opens nothing. */
const delay = 150
/** Time to move the pointer from the link into the card. */
const grace = 200

/** Item links show a card on hover and focus; leaving or Escape hides it. Not on touch: there, a tap follows the link. */
export function startItemCards() {
  let card: HTMLElement | undefined
  let link: HTMLAnchorElement | undefined
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
    if (target === link) return
    hide()
    link = target
    const item = await load(target.dataset.item ?? '')
    if (!item || link !== target) return
    card = draw(item)
    document.body.append(card)
    place(card, target)
    target.setAttribute('aria-describedby', card.id)
    card.addEventListener('pointerenter', () => clearTimeout(timer))
    card.addEventListener('pointerleave', () => later(hide, grace))
  }
  const linkOf = ({ target }: Event) => (target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-item]') : null)

  document.addEventListener('pointerover', (event) => {
    const target = linkOf(event)
    if (target && event.pointerType !== 'touch') later(() => void show(target), delay)
  })
  document.addEventListener('pointerout', (event) => linkOf(event) && later(hide, grace))
  document.addEventListener('focusin', (event) => {
    const target = linkOf(event)
    if (target?.matches(':focus-visible')) later(() => void show(target), delay)
  })
  document.addEventListener('focusout', (event) => linkOf(event) && hide())
  document.addEventListener('keydown', (event) => event.key === 'Escape' && hide())
}

const known = new Map<string, Promise<ItemDetails | undefined>>()

function load(safeName: string): Promise<ItemDetails | undefined> {
  const loading =
    known.get(safeName) ??
    fetch(`/api/items/details/${encodeURIComponent(safeName)}/`)
      .then((response) => response.json() as Promise<{ results: ItemDetails[] }>)
      .then(({ results }) => results[0])
      // A card is a convenience: without it the link still leads to the page.
      .catch(() => undefined)
  known.set(safeName, loading)
  return loading
}

function draw(item: ItemDetails): HTMLElement {
  const card = document.createElement('div')
  card.className = 'tipcard'
  card.id = 'item-card'
  card.role = 'tooltip'
  const picture = Object.assign(new Image(60, 60), { src: `/assets/images/items/${encodeURIComponent(item.safe_name)}.svg`, alt: '' })
  picture.dataset.fallback = '/assets/images/items/no-image.svg'
  const head = document.createElement('div')
  const name = Object.assign(document.createElement('b'), { textContent: item.name })
  const price = Object.assign(document.createElement('span'), {
    className: 'muted',
    textContent: item.value === null ? 'No known price' : `${item.value_estimate ? 'about ' : ''}${formatCoins(item.value)} c${item.price_per_weight ? ' per weight' : ''}`,
  })
  head.append(name, price)
  const text = Object.assign(document.createElement('p'), { textContent: item.description })
  card.append(picture, head, text)
  return card
}

/** Below the link, or above it where there is no room; never past the edges. */
function place(card: HTMLElement, link: HTMLElement) {
  const at = link.getBoundingClientRect()
  const size = card.getBoundingClientRect()
  const below = at.bottom + size.height + 8 < innerHeight
  card.style.top = `${scrollY + (below ? at.bottom + 6 : at.top - size.height - 6)}px`
  card.style.left = `${scrollX + Math.max(8, Math.min(at.left, document.documentElement.clientWidth - size.width - 8))}px`
}
