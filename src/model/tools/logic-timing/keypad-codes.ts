import { toPlainDigits } from '#model/text/decimal.ts'
import { countOf } from '#model/text/count-of.ts'

/** Why a keypad would not take what was typed. */
export type CodeProblem = 'empty' | 'sign' | 'fraction' | 'not-a-number' | 'too-large'

export type CodeCheck = { number: number; problem: null; hasLeadingZeros: boolean } | { number: null; problem: CodeProblem }

/** Whether a keypad takes it: a whole number from 0 to the largest. Zeros in front do not make another number. */
export function checkCode(text: string, max: number): CodeCheck {
  const typed = toPlainDigits(text).trim()
  if (typed === '') return { number: null, problem: 'empty' }
  if (/^[+\u2212-]\s*\d/.test(typed)) return { number: null, problem: 'sign' }
  if (/^\d*[.,]\d+$/.test(typed)) return { number: null, problem: 'fraction' }
  if (!/^\d+$/.test(typed)) return { number: null, problem: 'not-a-number' }
  // Zeros in front must not turn a small number into one too long to read exactly.
  const digits = typed.replace(/^0+(?=\d)/, '')
  const number = Number(digits)
  if (digits.length > String(max).length || number > max) return { number: null, problem: 'too-large' }
  return { number, problem: null, hasLeadingZeros: digits.length < typed.length }
}

/** How many different numbers a keypad can hold: 0 counts, too. */
export function countCodes(max: number): number {
  return max + 1
}

/** The numbers of so many digits that fit: one digit gives 10, two give 90. */
export function countCodesOfLength(digits: number, max: number): number {
  const least = digits === 1 ? 0 : 10 ** (digits - 1)
  return Math.max(0, Math.min(10 ** digits - 1, max) - least + 1)
}

/** Chance in percent to hit a number, chosen evenly among `codes`, within so many different tries. */
export function guessChance(tries: number, codes: number): number {
  return codes <= 0 ? 0 : Math.min(100, (tries / codes) * 100)
}

/** Different tries for at least such a chance. */
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

/** A long time in the largest unit that fits, one decimal: 5400 -> "1.5 hours" */
export function spellLength(seconds: number): string {
  const [unit, size] = lengths.find(([, one]) => seconds >= one) ?? lengths[4]
  const count = Math.round((seconds / size) * 10) / 10
  return countOf(count, unit)
}
