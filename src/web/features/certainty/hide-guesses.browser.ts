import { guessesAddress, describeGuesses } from '#model/wiki/guesses-address.ts'
import { find } from '#web/browser/find.ts'
import { guessCount } from './hide-guesses.data-attrs.ts'

/** Writes how many prices are guesses, or hidden. */
export function writeGuessCount(within: ParentNode, guesses: number, prices: number, areOut: boolean) {
  find(within, guessCount)?.replaceChildren(describeGuesses(guesses, prices, areOut))
}

/** Hides guesses in a table without a request, and updates the URL. */
export function startHidingGuesses(form: HTMLFormElement) {
  const box = form.elements.namedItem('guesses') as HTMLInputElement
  const card = form.closest('.card') ?? document.body
  const show = () => {
    card.classList.toggle('without-guesses', box.checked)
    writeGuessCount(form, card.querySelectorAll('td.est').length, card.querySelectorAll('td data').length, box.checked)
    const address = new URL(location.href)
    for (const name of guessesAddress.parameters) address.searchParams.delete(name)
    for (const [name, value] of Object.entries(guessesAddress.with().write(box.checked))) address.searchParams.set(name, value)
    if (address.href !== location.href) history.replaceState(history.state, '', address)
  }
  form.addEventListener('change', show)
  form.addEventListener('submit', (event) => event.preventDefault())
  // Input made before this script loaded.
  show()
}
