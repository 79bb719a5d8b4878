import { parseDecimal } from '#model/text/decimal.ts'
import { formatDecimal, linkedField } from '#model/tools/weight-value/weight-value.ts'
import { hundredthsPerCoin } from '#model/text/money.ts'
import { find, readAttr } from '#web/browser/find.ts'
import { ownCoins, priceEditor, pricesShown } from '#web/my-prices/my-prices.data-attrs.ts'
import { basePrice, resetsWeight, wrongNumber } from './weight-calculator.data-attrs.ts'

/** Fragment that stores the weight: "#weight=12.50". */
const addressStart = '#weight='

/** Converts weight to value and back. Invalid input shows a message and leaves the other field unchanged. */
export function startWeightCalculator(calculator: HTMLElement) {
  const weight = calculator.querySelector<HTMLInputElement>('[name="weight"]')
  const value = calculator.querySelector<HTMLInputElement>('[name="value"]')
  const wrong = find(calculator, wrongNumber)
  if (!weight || !value || !wrong) return
  /** The reader's price, or else the wiki's, in hundredths of a coin. */
  const findBase = () => {
    const own = readAttr(find(find(document, priceEditor), ownCoins), ownCoins)
    return own === undefined ? Number(readAttr(calculator, basePrice)) : Math.round(Number(own) * hundredthsPerCoin)
  }

  const calculate = (typed: HTMLInputElement) => {
    const other = typed === weight ? value : weight
    const result = linkedField(findBase(), typed === weight ? 'weight' : 'value', typed.value)
    for (const field of [weight, value]) field.removeAttribute('aria-invalid')
    if (result === null) typed.setAttribute('aria-invalid', 'true')
    else other.value = result
    wrong.textContent = result === null ? 'Type a number, such as 12.5.' : ''
    keep(weight.value)
  }
  for (const field of [weight, value]) field.addEventListener('input', () => calculate(field))
  find(calculator, resetsWeight)?.addEventListener('click', () => {
    weight.value = weight.defaultValue
    calculate(weight)
    keep('')
    weight.focus()
  })

  document.addEventListener(pricesShown, () => calculate(weight))

  // Input made before this script loaded.
  const early = [weight, value].find((field) => field.value !== field.defaultValue)
  if (early) calculate(early)
  const shared = location.hash.startsWith(addressStart) ? parseDecimal(location.hash.slice(addressStart.length)) : null
  if (shared === null) return
  weight.value = formatDecimal(shared)
  calculate(weight)
}

/** Writes the weight to the URL, so that a copied link opens with it. */
function keep(text: string) {
  const weight = parseDecimal(text)
  const { pathname, search } = location
  history.replaceState(history.state, '', pathname + search + (weight === null ? '' : `${addressStart}${formatDecimal(weight)}`))
}
