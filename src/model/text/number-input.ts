import { toPlainText } from './plain-text.ts'
import { parseDecimal } from './decimal.ts'
import { formatNumber } from './format-number.ts'

/** Limits of a number field; by default not negative. */
export type NumberRule = { min?: number; max?: number; whole?: boolean }

/** A parsed field: a number, or null with the problem. An empty field is null without a problem. */
export type NumberRead = { value: number | null; problem: string }

/** Longer texts are cut. */
export const maxNumberLength = 24

/** Parses a typed number: "12,5" and "12.5" are equal. Never NaN or Infinity. */
export function readNumber(text: string, { min = 0, max = 1e9, whole = false }: NumberRule = {}): NumberRead {
  if (text.trim() === '') return { value: null, problem: '' }
  const value = parseDecimal(text)
  if (value === null)
    return { value: null, problem: formatReason(text.trim(), min, max) ?? `Type a number, such as ${whole ? '12' : '12.5'}.` }
  if (whole && !Number.isInteger(value)) return { value: null, problem: 'Type a whole number.' }
  if (value < min) return { value: null, problem: `Enter ${spell(min)} or more.` }
  if (value > max) return { value: null, problem: `Enter ${spell(max)} or less.` }
  return { value, problem: '' }
}

/** The message for a number out of the range that `parseDecimal` accepts; null for other texts. */
function formatReason(text: string, min: number, max: number): string | null {
  if (/^[-−]\s*[.,]?\d/.test(text)) return `Enter ${spell(min)} or more.`
  return /^\d[\d\s]*(?:[.,]\d*)?$/.test(text) ? `Enter ${spell(max)} or less.` : null
}

/** A URL parameter as the text of a field: one line, cut to `longest`, without half a surrogate pair. */
export function readFieldText<Name extends string>(
  parameters: { get: (name: Name) => string | null },
  name: Name,
  longest = maxNumberLength,
): string {
  return toPlainText(parameters.get(name) ?? '', longest).trim()
}

/** Formats a computed number for a field, never with an exponent: 12.5 -> "12.5", 3 -> "3", (1e-7, 7) -> "0.0000001" */
export function toFieldText(value: number, decimals = 2): string {
  const text = value.toFixed(decimals)
  const short = text.includes('.') ? text.replace(/\.?0+$/, '') : text
  return short === '-0' ? '0' : short
}

function spell(value: number): string {
  return formatNumber(value, { most: 4 })
}
