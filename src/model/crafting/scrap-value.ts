/** What is left of a price: the scrapyard gives `percent` of it back. In hundredths of a coin, rounded to one. */
export function scrapValue(price: number, percent: number): number {
  return Math.round((price * percent) / 100)
}
