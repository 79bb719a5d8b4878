import { guessesAddress, describeGuesses } from '#model/wiki/guesses-address.ts'
import { find, readAttr, setValue } from '#web/browser/find.ts'
import { aroundPrice, pricesShown } from '#web/my-prices/my-prices.data-attrs.ts'
import { dataSelector } from '#web/data-attr.ts'
import { guessCount } from './hide-guesses.data-attrs.ts'

type Counted = { guesses: number; prices: number; /** Prices of the reader. */ own: number; areOut: boolean }

/** Writes how many prices are guesses, or hidden. */
export function writeGuessCount(within: ParentNode, { guesses, prices, own, areOut }: Counted) {
  const count = find(within, guessCount)
  if (!count) return
  const state = areOut ? 'out' : 'in'
  // Announced only when the switch changes: a saved price has its own announcement.
  count.ariaLive = readAttr(count, guessCount) === state ? 'off' : 'polite'
  setValue(count, guessCount, state)
  count.textContent = describeGuesses(guesses, prices, areOut, own)
}

/** Hides guesses in a table without a request, and updates the URL. */
export function startHidingGuesses(form: HTMLFormElement) {
  const box = form.elements.namedItem('guesses') as HTMLInputElement
  const card = form.closest('.card') ?? document.body
  const show = () => {
    card.classList.toggle('without-guesses', box.checked)
    const count = (selector: string) => card.querySelectorAll(selector).length
    writeGuessCount(form, {
      guesses: count(`td.est:not(${dataSelector(aroundPrice)})`),
      prices: count('td data'),
      own: count(`td${dataSelector(aroundPrice, 'mine')}`),
      areOut: box.checked,
    })
    const address = new URL(location.href)
    for (const name of guessesAddress.parameters) address.searchParams.delete(name)
    for (const [name, value] of Object.entries(guessesAddress.with().write(box.checked))) address.searchParams.set(name, value)
    if (address.href !== location.href) history.replaceState(history.state, '', address)
  }
  form.addEventListener('change', show)
  document.addEventListener(pricesShown, show)
  form.addEventListener('submit', (event) => event.preventDefault())
  // Input made before this script loaded.
  show()
}
