import { toPlainDigits } from '#model/text/decimal.ts'
import { countOf } from '#model/text/count-of.ts'

/** Reasons why a keypad does not accept a text. */
export type CodeProblem = 'empty' | 'sign' | 'fraction' | 'not-a-number' | 'too-large'

export type CodeCheck = { number: number; problem: null; hasLeadingZeros: boolean } | { number: null; problem: CodeProblem }

/** Checks a keypad code: a whole number from 0 to `max`. Leading zeros do not count. */
export function checkCode(text: string, max: number): CodeCheck {
  const typed = toPlainDigits(text).trim()
  if (typed === '') return { number: null, problem: 'empty' }
  if (/^[+\u2212-]\s*\d/.test(typed)) return { number: null, problem: 'sign' }
  if (/^\d*[.,]\d+$/.test(typed)) return { number: null, problem: 'fraction' }
  if (!/^\d+$/.test(typed)) return { number: null, problem: 'not-a-number' }
  // Many leading zeros would make a small number too long to parse exactly.
  const digits = typed.replace(/^0+(?=\d)/, '')
  const number = Number(digits)
  if (digits.length > String(max).length || number > max) return { number: null, problem: 'too-large' }
  return { number, problem: null, hasLeadingZeros: digits.length < typed.length }
}

/** Number of different codes, with 0. */
export function countCodes(max: number): number {
  return max + 1
}

/** Number of codes with so many digits, up to `max`: 1 -> 10, 2 -> 90 */
export function countCodesOfLength(digits: number, max: number): number {
  const least = digits === 1 ? 0 : 10 ** (digits - 1)
  return Math.max(0, Math.min(10 ** digits - 1, max) - least + 1)
}

/** Chance in percent to guess one of `codes` equally likely codes in so many different tries. */
export function guessChance(tries: number, codes: number): number {
  return codes <= 0 ? 0 : Math.min(100, (tries / codes) * 100)
}

/** Number of tries for a chance of at least `percent`. */
export function triesFor(percent: number, codes: number): number {
  return Math.min(codes, Math.max(0, Math.ceil((codes * percent) / 100 - 1e-9)))
}

const lengths = [
  ['year', 31_557_600],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
] as const

/** Formats seconds in the largest unit that fits: 5400 -> "1.5 hours" */
export function spellLength(seconds: number): string {
  const [unit, size] = lengths.find(([, length]) => seconds >= length) ?? lengths[4]
  const count = Math.round((seconds / size) * 10) / 10
  return countOf(count, unit)
}
