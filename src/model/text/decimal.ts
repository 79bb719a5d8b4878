/** Larger than any amount in the game, and small enough for two exact decimals. */
const greatest = 1e12

/** Thousands separators: English ("3,719"), Indian ("1,00,000"), or dots if a second separator follows: "1.234.567", "1.234,5". */
const thousands = [
  /^(?!0)\d{1,3}(,\d{3})+(\.\d*)?$/,
  /^(?!0)\d{1,2}(,\d{2})+,\d{3}(\.\d*)?$/,
  /^(?!0)\d{1,3}(\.\d{3})+,\d*$/,
  /^(?!0)\d{1,3}(\.\d{3}){2,}$/,
]

/**
 * Parses a typed number: "12.5", "12,5", "1 250,5", "1,250.50", "12 c", in the digits of any script. One comma before three digits
 * separates thousands, as in `formatNumber`. Null for anything else, never NaN.
 */
export function parseDecimal(text: string): number | null {
  const joined = toPlainDigits(text)
    .trim()
    .replace(/[\s'’]/g, '')
    .replace(/(?<=[\d.,])(c|coins?|%)$/i, '')
  const [mark] = thousands.some((form) => form.test(joined)) ? (/[.,]/.exec(joined) ?? []) : []
  const plain = mark ? joined.replaceAll(mark, '') : joined
  if (!/^(\d+([.,]\d*)?|[.,]\d+)$/.test(plain)) return null
  const value = Number(plain.replace(',', '.'))
  return value <= greatest ? value : null
}

/** `parseDecimal` with an optional sign: "-4" -> -4 */
export function parseSigned(text: string): number | null {
  const [, sign = '', rest = ''] = /^\s*([-+−]?)(.*)$/su.exec(text.normalize('NFKC')) ?? []
  const value = parseDecimal(rest)
  return value === null || value === 0 || !/[-−]/.test(sign) ? value : -value
}

/** Converts digits of every script, and the Arabic separators: "١٬٢٣٤٫٥" -> "1234.5" */
export function toPlainDigits(text: string): string {
  return text
    .normalize('NFKC')
    .replaceAll('٬', '')
    .replaceAll('٫', '.')
    .replace(/(?!\d)\p{Nd}/gu, (digit) => String(digitValue(digit)))
}

/** Unicode has the digits of each script in sequence, from zero to nine. */
function digitValue(digit: string): number {
  const code = digit.codePointAt(0) ?? 0
  let before = 0
  while (/\p{Nd}/u.test(String.fromCodePoint(code - before - 1))) before += 1
  return before % 10
}
