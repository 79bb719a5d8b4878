import type { Item, ItemDetails } from '#model/item.ts'
import { toSafeName } from '#model/slugs.ts'
import { describePrice, loadItem } from './item-cards.ts'

/** The home page's random item: the server picks the name, anew on each visit and each press of "Another". */
export function startRandomItem() {
  const card = document.querySelector<HTMLElement>('[data-random-item]')
  if (!card) return
  void show(card)
  part(card, 'another')?.addEventListener('click', () => {
    // From here on the reader has asked, so changes are worth announcing.
    part(card, 'name')?.parentElement?.setAttribute('aria-live', 'polite')
    void show(card)
  })
}

async function show(card: HTMLElement) {
  const item = await pick()
  if (!item) return
  const safeName = toSafeName(item.name)
  // Says what the item itself does not: whether its price is an estimate.
  const details = await loadItem(safeName)
  const path = `/database/${encodeURIComponent(safeName)}`
  const name = part(card, 'name')
  const open = part(card, 'open')
  const picture = part(card, 'picture')
  if (name instanceof HTMLAnchorElement) Object.assign(name, { textContent: item.name, href: path }).dataset.item = safeName
  if (open instanceof HTMLAnchorElement) Object.assign(open, { textContent: 'Open its page', href: path })
  if (picture instanceof HTMLImageElement) {
    picture.dataset.fallback = '/assets/images/items/no-image.svg'
    picture.src = `/assets/images/items/${encodeURIComponent(safeName)}.svg`
  }
  part(card, 'text')?.replaceChildren(item.description)
  showPrice(card, details)
}

function showPrice(card: HTMLElement, details: ItemDetails | undefined) {
  const price = part(card, 'price')
  if (!price) return
  price.hidden = !details
  price.classList.toggle('unknown', details?.value === null)
  price.classList.toggle('is-est', details?.value_estimate ?? false)
  price.title = details?.value_estimate ? 'An estimate: no public source gives this price' : ''
  if (details) part(card, 'amount')?.replaceChildren(describePrice(details))
}

/** Without an answer the card stays what it was. */
function pick(): Promise<Item | undefined> {
  return fetch('/api/items/random/', { cache: 'no-store' })
    .then((response) => response.json() as Promise<{ results: Item[] }>)
    .then(({ results }) => results[0])
    .catch(() => undefined)
}

function part(card: HTMLElement, name: string) {
  return card.querySelector<HTMLElement>(`[data-part="${name}"]`)
}
