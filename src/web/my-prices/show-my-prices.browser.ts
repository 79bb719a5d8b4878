import { findOwn, listOwn } from '#model/prices/my-prices.ts'
import { formatExactCoins } from '#model/text/money.ts'
import { paths } from '#model/wiki/paths.ts'
import { findAll, setValue, readAttr } from '#web/browser/find.ts'
import { islandName } from '#web/islands/island.data-attrs.ts'
import { myPricesStore } from './my-prices-store.ts'
import { dataSelector } from '#web/data-attr.ts'
import { ourPrice, ownCoins, pricedItem, pricesAdded, priceShare, pricesShown } from './my-prices.data-attrs.ts'

/** How to put back what the server drew. */
const shown = new Map<Element, () => void>()

/** Shows the reader's prices in place of the wiki's, wherever the server drew them. Islands do it themselves. */
export function showMyPrices() {
  const show = () => {
    for (const restore of shown.values()) restore()
    shown.clear()
    const { my } = myPricesStore.read()
    for (const item of Object.keys(listOwn(my))) {
      const hundredths = findOwn(my, item)?.value ?? 0
      for (const price of listPrices(item)) showPrice(price, (hundredths * Number(readAttr(price, priceShare) ?? 100)) / 100)
    }
    document.dispatchEvent(new Event(pricesShown))
  }
  myPricesStore.subscribe(show)
  document.addEventListener(pricesAdded, show)
  show()
}

/** Rows of tables bear no name of their item: their link does. */
function listPrices(item: string): Element[] {
  const links = document.querySelectorAll(`table.items .name a[href$="${CSS.escape(paths.item(item))}"]`)
  const rows = [...links].flatMap((link) => link.closest('tr')?.querySelector('.num > :first-child') ?? [])
  return [...findAll(document, pricedItem, item), ...rows].filter((price) => !price.closest(dataSelector(islandName)))
}

function showPrice(price: Element, hundredths: number) {
  const text = [...price.childNodes].find((node) => node instanceof Text) ?? price
  const isPriced = price.matches('data')
  const ours = isPriced ? price.textContent.trim() : ''
  const before = { text: text.textContent, label: price.getAttribute('aria-label') }
  const mark = (price.closest('.nb') ?? price.parentElement)?.querySelector<HTMLElement>('.mk')
  const coins = formatExactCoins(hundredths)
  text.textContent = isPriced ? coins : `${coins}c`
  price.removeAttribute('aria-label')
  setValue(price, ourPrice, ours)
  setValue(price, ownCoins, String(hundredths / 100))
  if (mark) mark.hidden = true
  // Where estimates are hidden, it is none.
  const cell = price.closest('td.est')
  cell?.classList.remove('est')
  shown.set(price, () => {
    text.textContent = before.text
    if (before.label !== null) price.setAttribute('aria-label', before.label)
    price.removeAttribute(ourPrice)
    price.removeAttribute(ownCoins)
    if (mark) mark.hidden = false
    cell?.classList.add('est')
  })
}
