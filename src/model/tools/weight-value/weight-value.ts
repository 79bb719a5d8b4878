import { parseDecimal } from '#model/text/decimal.ts'

/** The weights of the table beside the calculator. */
export const usualWeights = [1, 5, 10, 25] as const

/** Two decimals, as the specification requires: 925 -> "925.00" */
export function formatDecimal(value: number): string {
  return (Math.round(value * 100) / 100).toFixed(2)
}

/** Value in coins of a weight; `base` is in hundredths of a coin for one unit. */
export function toValue(base: number, weight: number): number {
  return (base * weight) / 100
}

/** Weight that is worth so many coins; null if `base` is 0. */
export function toWeight(base: number, coins: number): number | null {
  return base === 0 ? null : (coins * 100) / base
}

/** Text of the other field: empty for an empty text, null for an invalid one. */
export function linkedField(base: number, typed: 'weight' | 'value', text: string): string | null {
  if (text.trim() === '') return ''
  const amount = parseDecimal(text)
  if (amount === null) return null
  const other = typed === 'weight' ? toValue(base, amount) : toWeight(base, amount)
  return other === null ? null : formatDecimal(other)
}
