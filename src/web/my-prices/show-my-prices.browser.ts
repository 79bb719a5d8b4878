import type { KnownPrice, PriceOf } from '#model/prices/apply-prices.ts'
import { formatExactCoins } from '#model/text/money.ts'
import { paths } from '#model/wiki/paths.ts'
import { find, findAll, setValue, readAttr } from '#web/browser/find.ts'
import { islandName } from '#web/islands/island.data-attrs.ts'
import { myPricesStore } from './my-prices-store.ts'
import { readerPrices } from './price-of.ts'
import { dataSelector } from '#web/data-attr.ts'
import {
  ofVersion,
  ourPrice,
  ownCoins,
  playedVersion,
  pricedItem,
  pricedSum,
  pricesAdded,
  priceVersion,
  priceShare,
  pricesShown,
  sinceMajor,
} from './my-prices.data-attrs.ts'

/** How to put back what the server drew. */
const shown = new Map<Element, () => void>()

/** Shows the reader's prices in place of the wiki's, wherever the server drew them. Islands do it themselves. */
export function showMyPrices() {
  const show = () => {
    for (const restore of shown.values()) restore()
    shown.clear()
    const { priceOf, items } = readerPrices.read()
    for (const item of items) {
      const known = priceOf(item)
      if (known) for (const price of listPrices(item)) showPrice(price, known)
    }
    for (const sum of findAll(document, pricedSum)) showSum(sum, priceOf)
    showPlayed(myPricesStore.read().my.plays)
    document.dispatchEvent(new Event(pricesShown))
  }
  readerPrices.subscribe(show)
  document.addEventListener(pricesAdded, show)
  show()
}

/** Rows of tables bear no name of their item: their link does. */
function listPrices(item: string): Element[] {
  const links = document.querySelectorAll(`table.items .name a[href$="${CSS.escape(paths.item(item))}"]`)
  const rows = [...links].flatMap((link) => link.closest('tr')?.querySelector('.num > :first-child') ?? [])
  return [...findAll(document, pricedItem, item), ...rows].filter((price) => !price.closest(dataSelector(islandName)))
}

function showPrice(price: Element, { value, version: inVersion }: KnownPrice) {
  const hundredths = (value * Number(readAttr(price, priceShare) ?? 100)) / 100
  const text = [...price.childNodes].find((node) => node instanceof Text) ?? price
  const isPriced = price.matches('data')
  const ours = isPriced ? price.textContent.trim() : ''
  const before = { text: text.textContent, label: price.getAttribute('aria-label') }
  const mark = (price.closest('.nb') ?? price.parentElement)?.querySelector<HTMLElement>('.mk')
  const version = find(price.closest('.my-price, .deal, .cost, td'), priceVersion)
  const coins = formatExactCoins(hundredths)
  text.textContent = isPriced ? coins : `${coins}c`
  price.removeAttribute('aria-label')
  setValue(price, ourPrice, inVersion ? ` in ${inVersion}` : ours)
  price.toggleAttribute(ofVersion, inVersion !== '')
  setValue(price, ownCoins, String(hundredths / 100))
  for (const part of [mark, version]) if (part) part.hidden = true
  // Where estimates are hidden, it is none.
  const cell = price.closest('td.est')
  cell?.classList.remove('est')
  shown.set(price, () => {
    text.textContent = before.text
    if (before.label !== null) price.setAttribute('aria-label', before.label)
    price.removeAttribute(ourPrice)
    price.removeAttribute(ofVersion)
    price.removeAttribute(ownCoins)
    for (const part of [mark, version]) if (part) part.hidden = false
    cell?.classList.add('est')
  })
}

function showSum(sum: Element, priceOf: PriceOf) {
  const parts = (readAttr(sum, pricedSum) ?? '').split(';').map((part) => {
    const [item = '', quantity, ours] = part.split('*')
    const known = priceOf(item)
    return { known, value: Number(quantity) * (known?.value ?? Number(ours)) }
  })
  const [known] = parts.flatMap((part) => part.known ?? [])
  if (known) showPrice(sum, { ...known, value: Math.round(parts.reduce((total, { value }) => total + value, 0)) })
}

/** The version that the reader plays, beside the name of the wiki, and what is known of it. */
function showPlayed(plays: string) {
  for (const note of findAll(document, sinceMajor)) note.hidden = !(Number.parseInt(plays) >= Number(readAttr(note, sinceMajor)))
  const pill = find(document, playedVersion)
  if (!pill || plays === '') return
  pill.textContent = `I play ${plays}`
  for (const choice of document.querySelectorAll<HTMLInputElement>('input[name="plays"]')) choice.checked = choice.value === plays
}
