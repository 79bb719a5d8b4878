import { defineAddress } from '#model/tools/define-address.ts'
import { countOf } from '#model/text/count-of.ts'

/** Whether the parameter hides guesses. */
export const areLeftOut = (text: string | null) => text === 'out'

/** The query parameter that hides guesses in a table. */
export const guessesAddress = defineAddress({
  parameters: ['guesses'],
  read: (params) => areLeftOut(params.get('guesses')),
  write: (areOut: boolean) => (areOut ? { guesses: 'out' } : {}),
})

/** Adds the parameter that hides guesses to a path. */
export function withGuesses(path: string, areOut: boolean): string {
  const query = new URLSearchParams(guessesAddress.with().write(areOut)).toString()
  return query ? `${path}${path.includes('?') ? '&' : '?'}${query}` : path
}

/** "5 of 12 prices are unconfirmed · 1 is yours", "5 of 12 prices are hidden" */
export function describeGuesses(guesses: number, prices: number, areOut: boolean, own = 0): string {
  const words = `${guesses} of ${countOf(prices, 'price')} ${verb(prices)} ${areOut ? 'hidden' : 'unconfirmed'}`
  return own > 0 ? `${words} · ${own} ${verb(own)} yours` : words
}

const verb = (count: number) => (count === 1 ? 'is' : 'are')
