/** More than anybody can carry, and few enough digits for two exact decimals. */
const greatest = 1e12

/** A number with marks between its thousands, which only the other mark or a second one of them tells from decimals. */
const grouped = /^\d{1,3}([.,])\d{3}(?:(?:\1\d{3})+(?:(?!\1)[.,]\d*)?|(?!\1)[.,]\d*)$/

/**
 * What somebody typed or pasted as a number: "12.5", "12,5", "1 250,5", "1,250.50". In any script's digits. Null for anything
 * that is not one, so that no NaN reaches a field. Weights and prices are never negative.
 */
export function parseDecimal(text: string): number | null {
  const joined = text
    .normalize('NFKC')
    .trim()
    .replace(/[\s'’]/g, '')
  const mark = grouped.exec(joined)?.[1]
  const plain = mark ? joined.replaceAll(mark, '') : joined
  if (!/^(\d+([.,]\d*)?|[.,]\d+)$/.test(plain)) return null
  const value = Number(plain.replace(',', '.'))
  return value <= greatest ? value : null
}

/** The same with a sign before it, for what may be counted down: "-4" -> -4. */
export function parseSigned(text: string): number | null {
  const [, sign = '', rest = ''] = /^\s*([-+−]?)(.*)$/su.exec(text.normalize('NFKC')) ?? []
  const value = parseDecimal(rest)
  return value === null || value === 0 || !/[-−]/.test(sign) ? value : -value
}
