import type { Mark } from '#model/wiki/certainty.ts'

/** What is left of a price: the scrapyard gives `percent` of it back. In hundredths of a coin, rounded to one. */
export function scrapValue(price: number, percent: number): number {
  return Math.round((price * percent) / 100)
}

/** How sure that is, by the mark of the price: that the yard goes by the price of all that a shop sells is worked out, whatever its price. */
export function scrapMark(price: Mark | null): Mark {
  return price ?? 'worked-out'
}
