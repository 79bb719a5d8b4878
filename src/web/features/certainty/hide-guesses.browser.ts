import { guessesAddress, describeGuesses } from '#model/wiki/guesses-address.ts'
import { find, readAttr, setValue } from '#web/browser/find.ts'
import { aroundPrice, pricesShown } from '#web/my-prices/my-prices.data-attrs.ts'
import { dataSelector } from '#web/data-attr.ts'
import { guessCount } from './hide-guesses.data-attrs.ts'

type Counted = { guesses: number; prices: number; /** Prices of the reader. */ own: number; areOut: boolean }

/** Writes how many prices are guesses, or hidden. */
export function writeGuessCount(within: ParentNode, { guesses, prices, own, areOut }: Counted) {
  const countIn = find(within, guessCount)
  if (!countIn) return
  const state = areOut ? 'out' : 'in'
  // Announced only when the switch changes: a saved price has its own announcement.
  countIn.ariaLive = readAttr(countIn, guessCount) === state ? 'off' : 'polite'
  setValue(countIn, guessCount, state)
  countIn.textContent = describeGuesses(guesses, prices, areOut, own)
}

/** Hides guesses in a table without a request, and updates the URL. */
export function startHidingGuesses(form: HTMLFormElement) {
  const box = form.elements.namedItem('guesses') as HTMLInputElement
  const card = form.closest('.card') ?? document.body
  const hideGuessRows = () => {
    card.classList.toggle('without-guesses', box.checked)
    const countIn = (selector: string) => card.querySelectorAll(selector).length
    writeGuessCount(form, {
      guesses: countIn(`td.est:not(${dataSelector(aroundPrice)})`),
      prices: countIn('td data'),
      own: countIn(`td${dataSelector(aroundPrice, 'mine')}`),
      areOut: box.checked,
    })
    const address = new URL(location.href)
    for (const name of guessesAddress.parameters) address.searchParams.delete(name)
    for (const [name, value] of Object.entries(guessesAddress.with().write(box.checked))) address.searchParams.set(name, value)
    if (address.href !== location.href) history.replaceState(history.state, '', address)
  }
  form.addEventListener('change', hideGuessRows)
  document.addEventListener(pricesShown, hideGuessRows)
  form.addEventListener('submit', (event) => event.preventDefault())
  // Input made before this script loaded.
  hideGuessRows()
}
