import { paths } from '#model/wiki/paths.ts'
import { retry } from '#web/browser/retry.ts'
import { find } from '#web/browser/find.ts'
import { fetchFragment } from '#web/browser/fragment.ts'
import { isStaticExport } from '#web/browser/static-export/static-export.ts'
import { pricesAdded } from '#web/my-prices/my-prices.data-attrs.ts'
import { cardPart, type CardPart } from './home.data-attrs.ts'

/** The home page's random item: chosen by the server on each visit and each click on "Another". */
export function startRandomItem(card: HTMLElement) {
  void showRandomItem(card)
  partOfCard(card, 'another')?.addEventListener('click', () => void showRandomItem(card, true))
}

let controller = new AbortController()

/** Loads an item while the card keeps its content and shows a spinner. `announces`: the reader asked for it. */
async function showRandomItem(card: HTMLElement, announces = false) {
  controller.abort()
  const { signal } = (controller = new AbortController())
  partOfCard(card, 'asking')?.removeAttribute('hidden')
  const item = await retry(async () => fetchFragment(await findAddress(), { signal }), {
    words: 'No item yet. Retrying…',
    show: (notice) => partOfCard(card, 'another')?.parentElement?.before(notice),
    signal,
  }).catch(() => undefined)
  if (!item || signal.aborted) return
  partOfCard(card, 'asking')?.setAttribute('hidden', '')
  partOfCard(card, 'found')?.replaceChildren(item)
  document.dispatchEvent(new Event(pricesAdded))
  const link = item.querySelector('a')
  const open = partOfCard(card, 'open')
  if (link && open instanceof HTMLAnchorElement) Object.assign(open, { textContent: 'Open its page', href: link.href })
  const status = partOfCard(card, 'name')
  if (link && status && announces) status.textContent = link.textContent
}

/** A static export has no server to choose an item. */
async function findAddress(): Promise<string> {
  if (!isStaticExport()) return paths.randomCard
  const { api } = await import('#web/browser/api.ts')
  const items = (await api.itemLinks()).filter(({ modded }) => !modded)
  return paths.itemCard(items[Math.floor(Math.random() * items.length)]?.safe_name ?? '')
}

const partOfCard = (card: HTMLElement, name: CardPart) => find(card, cardPart, name)
