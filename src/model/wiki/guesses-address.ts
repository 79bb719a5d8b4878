import { defineAddress } from '#model/tools/define-address.ts'
import { countOf } from '#model/text/count-of.ts'

/** True of what the parameter says when guesses are left out. */
export const areLeftOut = (text: string | null) => text === 'out'

/** Whether a table leaves out what is only guessed: in the address, so that it can be sent and read without script. */
export const guessesAddress = defineAddress({
  parameters: ['guesses'],
  read: (given) => areLeftOut(given.get('guesses')),
  write: (areOut: boolean) => (areOut ? { guesses: 'out' } : {}),
})

/** The address of a view that leaves guesses out, or does not. */
export function withGuesses(path: string, areOut: boolean): string {
  const query = new URLSearchParams(guessesAddress.with().write(areOut)).toString()
  return query ? `${path}${path.includes('?') ? '&' : '?'}${query}` : path
}

/** "5 of 12 prices are unconfirmed", "5 of 12 prices are hidden" */
export function describeGuesses(guesses: number, prices: number, areOut: boolean): string {
  return `${guesses} of ${countOf(prices, 'price')} ${prices === 1 ? 'is' : 'are'} ${areOut ? 'hidden' : 'unconfirmed'}`
}
