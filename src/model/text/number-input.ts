import { toPlainText } from './plain-text.ts'
import { parseDecimal } from './decimal.ts'
import { formatNumber } from './format-number.ts'

/** What a field takes. Numbers of the tools are never negative. */
export type NumberRule = { min?: number; max?: number; whole?: boolean }

/** What a field holds: a number, or null and why. An empty field is no number and nothing wrong. */
export type NumberRead = { value: number | null; problem: string }

/** Longer texts are no numbers anybody types. */
export const maxNumberLength = 24

/** Reads a field as somebody typed it: "12,5" and "12.5" are the same. Never gives NaN or Infinity. */
export function readNumber(text: string, { min = 0, max = 1e9, whole = false }: NumberRule = {}): NumberRead {
  if (text.trim() === '') return { value: null, problem: '' }
  const value = parseDecimal(text)
  if (value === null)
    return { value: null, problem: formatReason(text.trim(), min, max) ?? `Type a number, such as ${whole ? '12' : '12.5'}.` }
  if (whole && !Number.isInteger(value)) return { value: null, problem: 'Type a whole number.' }
  if (value < min) return { value: null, problem: `The least is ${spell(min)}.` }
  if (value > max) return { value: null, problem: `The most is ${spell(max)}.` }
  return { value, problem: '' }
}

/** What is a number, but less or more than any field takes, gets the end of its field as the limit. */
function formatReason(text: string, min: number, max: number): string | null {
  if (/^[-−]\s*[.,]?\d/.test(text)) return `The least is ${spell(min)}.`
  return /^\d[\d\s]*(?:[.,]\d*)?$/.test(text) ? `The most is ${spell(max)}.` : null
}

/** A text of an address as a field may show it: one line, not over-long, no halves of characters. */
export function readFieldText<Name extends string>(
  parameters: { get: (name: Name) => string | null },
  name: Name,
  longest = maxNumberLength,
): string {
  return toPlainText(parameters.get(name) ?? '', longest).trim()
}

/** A worked-out number for a field: no more decimals than it needs, and never a power of ten. 12.5 -> "12.5", 3 -> "3", 1e-7 -> "0.0000001" */
export function toFieldText(value: number, decimals = 2): string {
  const text = value.toFixed(decimals)
  const short = text.includes('.') ? text.replace(/\.?0+$/, '') : text
  return short === '-0' ? '0' : short
}

function spell(value: number): string {
  return formatNumber(value, { most: 4 })
}
