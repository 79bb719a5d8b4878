import type { KnownPrice } from '#model/prices/apply-prices.ts'
import { formatExactCoins } from '#model/text/money.ts'
import { paths } from '#model/wiki/paths.ts'
import { find, findAll, setValue, readAttr } from '#web/browser/find.ts'
import { loadPart } from '#web/browser/load-part.ts'
import { islandName } from '#web/islands/island.data-attrs.ts'
import { myPricesStore } from './my-prices-store.ts'
import { readPrices } from './price-of.ts'
import { dataSelector } from '#web/data-attr.ts'
import {
  aroundPrice,
  ourPrice,
  ownCoins,
  playedName,
  playedVersion,
  pricedItem,
  pricedSum,
  pricesAdded,
  priceShare,
  pricesShown,
  sinceMajor,
} from './my-prices.data-attrs.ts'

/** Element with a price of the reader -> the server's element, which it replaces. */
const shown = new Map<Element, Element>()
/** The versions that the wiki describes, as the page names them. */
let servedVersions: string | undefined

// Replaces the wiki's prices in server-rendered HTML by the reader's, from when this module is loaded. Islands do it themselves.
myPricesStore.subscribe(() => void showMyPrices())
document.addEventListener(pricesAdded, () => void showMyPrices())
void showMyPrices()

async function showMyPrices() {
  restoreWikiPrices()
  // The highest first: it counts where several items share a price, as in tools.
  const prices = [...readPrices()].toSorted(([, a], [, b]) => b.value - a.value)
  for (const [item, shownPrice] of prices) for (const price of listPrices(item)) showPrice(price, shownPrice)
  showPlayed(myPricesStore.read().my.plays)
  if (find(document, pricedSum)) {
    const { showSums } = await loadPart(() => import('./show-sums.browser.ts'))
    showSums(readPrices(), showPrice)
  }
  document.dispatchEvent(new Event(pricesShown))
}

function restoreWikiPrices() {
  for (const [price, served] of shown) price.replaceWith(served)
  shown.clear()
  for (const around of findAll(document, aroundPrice)) around.removeAttribute(aroundPrice)
}

/** Table rows do not name their item; their link does. */
function listPrices(item: string): Element[] {
  const links = document.querySelectorAll(`.items .name a[href$="${CSS.escape(paths.item(item))}"]`)
  const rows = [...links].flatMap((link) => link.closest('tr')?.querySelector('.num > *') ?? [])
  const priced = document.querySelectorAll(`[${pricedItem}~="${CSS.escape(item)}"]`)
  return [...priced, ...rows].filter((price) => !price.closest(dataSelector(islandName)))
}

function showPrice(served: Element, { value, version }: KnownPrice) {
  // Two calls may have waited for the script.
  if (shown.has(served)) return undefined
  const price = served.cloneNode(true) as Element
  const share = readAttr(price, priceShare)
  const hundredths = (value * Number(share ?? 100)) / 100
  const text = [...price.childNodes].find((node) => node instanceof Text) ?? price
  const isPriced = price.matches('data')
  const coins = formatExactCoins(hundredths)
  // The title is about the wiki's price.
  price.removeAttribute('title')
  setValue(price, ourPrice, version ? ` in ${version}` : isPriced ? price.textContent : '')
  setValue(price, ownCoins, String(hundredths / 100))
  if (value || share) text.textContent = isPriced ? coins : `${coins}c`
  else price.replaceChildren('Free')
  served.replaceWith(price)
  shown.set(price, served)
  for (const around of [price.closest('.nb') ?? price.parentElement, price.closest('.my-price, .deal, .cost, .scrap li, td')])
    around?.setAttribute(aroundPrice, version ? 'version' : 'mine')
  return price
}

/** Shows the version that the reader plays beside the wiki's name, with its notes. */
function showPlayed(plays: string) {
  for (const note of findAll(document, sinceMajor)) note.hidden = !(Number.parseInt(plays) >= Number(readAttr(note, sinceMajor)))
  for (const name of findAll(document, playedName)) name.textContent = plays
  const pill = find(document, playedVersion)
  if (!pill) return
  servedVersions ??= pill.textContent
  pill.textContent = plays ? `I play ${plays}` : servedVersions
  for (const choice of document.querySelectorAll<HTMLInputElement>('input[name=plays]')) choice.checked = choice.value === plays
}
