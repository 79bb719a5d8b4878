import { formatNumber } from './format-number.ts'

/** Prices are stored in hundredths of a coin, as in the game's files. */
export const hundredthsPerCoin = 100

/** 1850 -> 18.5 */
export function toCoins(hundredths: number): number {
  return hundredths / hundredthsPerCoin
}

/** Rounds to whole coins: 1850 -> "19", 123400 -> "1,234" */
export function formatCoins(hundredths: number): string {
  return formatNumber(Math.round(toCoins(hundredths)))
}

/** 1850 -> "18.5" */
export function formatExactCoins(hundredths: number): string {
  return formatNumber(toCoins(hundredths), { most: 2 })
}
