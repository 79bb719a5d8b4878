import { callPaths } from '#model/wiki/calls/call-paths.ts'
import { paths } from '#model/wiki/paths.ts'
import type { Item } from '#model/items/item.ts'
import { toSafeName } from '#model/text/slugs.ts'
import { retry } from '#web/browser/retry.ts'
import { find, setValue } from '#web/browser/find.ts'
import { isStaticExport } from '#web/browser/static-export/static-export.ts'
import { cardPart, type CardPart } from './home.data-attrs.ts'
import { linkedItem } from '#web/game-ui/item-link.data-attrs.ts'
import { load, loadItem, toPriceText, type CardItem } from '#web/game-ui/item-card.browser.ts'
import { renderMark } from '#web/game-ui/mark.browser.ts'

/** The home page's random item: the server picks the name, anew on each visit and each press of "Another". */
export function startRandomItem(card: HTMLElement) {
  void show(card)
  part(card, 'another')?.addEventListener('click', () => {
    // From here on the reader has asked, so changes are worth announcing.
    part(card, 'name')?.parentElement?.setAttribute('aria-live', 'polite')
    void show(card)
  })
}

let controller = new AbortController()

/** Until there is an answer the card stays what it was, and a spinner says that it is asking. */
async function show(card: HTMLElement) {
  controller.abort()
  const { signal } = (controller = new AbortController())
  part(card, 'asking')?.removeAttribute('hidden')
  const item = await retry(() => pick(signal), {
    words: 'No item yet. Retrying…',
    show: (notice) => part(card, 'another')?.parentElement?.before(notice),
    signal,
  }).catch(() => undefined)
  if (!item || signal.aborted) return
  const safeName = toSafeName(item.name)
  // Says what the item itself does not: how sure its price is.
  const details = await loadItem(safeName)
  if (signal.aborted) return
  part(card, 'asking')?.setAttribute('hidden', '')
  const path = paths.item(safeName)
  const name = part(card, 'name')
  const open = part(card, 'open')
  const picture = part(card, 'picture')
  if (name instanceof HTMLAnchorElement) setValue(Object.assign(name, { textContent: item.name, href: path }), linkedItem, safeName)
  if (open instanceof HTMLAnchorElement) Object.assign(open, { textContent: 'Open its page', href: path })
  if (picture instanceof HTMLImageElement) {
    picture.src = paths.tile(safeName)
  }
  // A link holds no other: the mark of a guessed name stands behind it, and is taken away with the item.
  name?.parentElement?.replaceChildren(name, ...renderMark(details?.name_certainty))
  // One sentence, whole where it fits. What is longer is cut to its lines, so its mark stands before it.
  const sentence = /^.+?[.!?](?=\s|$)/.exec(item.description)?.[0] ?? item.description
  part(card, 'text')?.replaceChildren(...renderMark(details?.description_certainty), ` ${sentence}`)
  showPrice(card, details)
}

function showPrice(card: HTMLElement, details: CardItem | undefined) {
  const price = part(card, 'price')
  if (!price) return
  price.hidden = !details
  price.classList.toggle('unknown', details?.value === null)
  if (details) part(card, 'amount')?.replaceChildren(toPriceText(details), ...renderMark(details.value_certainty))
}

async function pick(signal: AbortSignal): Promise<Item | undefined> {
  // A static export has no server that picks.
  if (isStaticExport()) {
    const items = await load<Item>(`${callPaths.vanillaItems}/`, { signal })
    return items[Math.floor(Math.random() * items.length)]
  }
  const [item] = await load<Item>(`${callPaths.randomItem}/`, { cache: 'no-store', signal })
  return item
}

const part = (card: HTMLElement, name: CardPart) => find(card, cardPart, name)
