import { hundredthsPerCoin } from '#model/text/money.ts'
import { readNumber } from '#model/text/number-input.ts'
import { formatNumber } from '#model/text/format-number.ts'
import { maxPrice } from './my-prices.ts'

/** "1.234": no price has three decimals, so these are thousands. */
const thousandsForm = /^[1-9]\d{0,2}(\.\d{3})+$/

/** Parses a typed price in coins; the value is in hundredths of a coin. An empty text is a problem. */
export function readPrice(text: string): { value: number; problem?: undefined } | { value?: undefined; problem: string } {
  const { value, problem } = readNumber(thousandsForm.test(text.trim()) ? text.replaceAll('.', '') : text, { max: maxPrice })
  if (value !== null) return { value: Math.round(value * hundredthsPerCoin) }
  if (/^\d[\d.,]*e\+?\d/i.test(text.trim())) return { problem: `Enter ${formatNumber(maxPrice)} or less.` }
  return { problem: problem.startsWith('Type') || problem === '' ? 'Type a number, such as 24 or 24.5.' : problem }
}
