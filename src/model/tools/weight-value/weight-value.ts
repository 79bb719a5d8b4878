/** The weights of the table beside the calculator: what players carry around. */
export const usualWeights = [1, 5, 10, 25] as const

/** More than anybody can carry, and few enough digits for two exact decimals. */
const greatest = 1e12

/** A number with marks between its thousands, which only the other mark or a second one of them tells from decimals. */
const grouped = /^\d{1,3}([.,])\d{3}(?:(?:\1\d{3})+(?:(?!\1)[.,]\d*)?|(?!\1)[.,]\d*)$/

/**
 * What somebody typed or pasted as a number: "12.5", "12,5", "1 250,5", "1,250.50". Null for anything that is not one, so
 * that no NaN reaches a field. Weights and prices are never negative.
 */
export function parseDecimal(text: string): number | null {
  const joined = text.trim().replace(/[\s'’]/g, '')
  const mark = grouped.exec(joined)?.[1]
  const plain = mark ? joined.replaceAll(mark, '') : joined
  if (!/^(\d+([.,]\d*)?|[.,]\d+)$/.test(plain)) return null
  const value = Number(plain.replace(',', '.'))
  return value <= greatest ? value : null
}

/** Two decimals, as the specification has it: 925 -> "925.00" */
export function formatDecimal(value: number): string {
  return (Math.round(value * 100) / 100).toFixed(2)
}

/** Value in coins of a weight; `base` is in hundredths of a coin for one unit. */
export function toValue(base: number, weight: number): number {
  return (base * weight) / 100
}

/** Weight that is worth so many coins; null where nothing is, because the base is zero. */
export function toWeight(base: number, coins: number): number | null {
  return base === 0 ? null : (coins * 100) / base
}

/** The other field of the calculator: empty stays empty, what is no number gives no number. */
export function linkedField(base: number, typed: 'weight' | 'value', text: string): string | null {
  if (text.trim() === '') return ''
  const amount = parseDecimal(text)
  if (amount === null) return null
  const other = typed === 'weight' ? toValue(base, amount) : toWeight(base, amount)
  return other === null ? null : formatDecimal(other)
}
