import { formatNumber } from './format-number.ts'

/** Prices are stored in hundredths of a coin, as the game's own files have them. */
export const hundredthsPerCoin = 100

/** 1850 -> 18.5 */
export function toCoins(hundredths: number): number {
  return hundredths / hundredthsPerCoin
}

/** The price as players say it: whole coins. 1850 -> "19" (grouped: "1,234") */
export function formatCoins(hundredths: number): string {
  return formatNumber(Math.round(toCoins(hundredths)))
}

/** The price to the hundredth where whole coins would mislead. 1850 -> "18.5" */
export function formatExactCoins(hundredths: number): string {
  return formatNumber(toCoins(hundredths), { most: 2 })
}
