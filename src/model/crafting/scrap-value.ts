import type { Mark } from '#model/wiki/certainty.ts'

/** The scrapyard's share of a price, in hundredths of a coin. */
export function scrapValue(price: number, percent: number): number {
  return Math.round((price * percent) / 100)
}

/** Badge of the scrap value: that of the price, at least worked out. */
export function scrapMark(price: Mark | null): Mark {
  return price ?? 'worked-out'
}
