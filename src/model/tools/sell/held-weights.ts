import { parseDecimal, toPlainDigits } from '#model/text/decimal.ts'
import { formatNumber } from '#model/text/format-number.ts'

/** Maximum number of pieces of one good. */
export const maxHeldPieces = 100
const heaviest = 1000
/** Weights are integers in 1/1000 of a unit, so that sums are exact. */
export const partsOfWeight = 1000

export type WeightsRead = { weights: number[]; problem: string }

/** Parses typed weights to thousandths of a unit: "8.2 7,5 3x6" are five pieces. */
export function readWeights(text: string): WeightsRead {
  const words = toPlainDigits(text)
    .replace(/\s*[x×*]\s*/gi, 'x')
    .split(/[\s;+]+/)
    .map((word) => word.replace(/,$/, ''))
    .filter(Boolean)
  const read = words.map(readWord)
  const wrong = read.find(({ problem }) => problem !== '')
  if (wrong) return { weights: [], problem: wrong.problem }
  const weights = read.flatMap(({ count, weight }) => Array.from({ length: count }, () => weight))
  if (weights.length > maxHeldPieces) return { weights: [], problem: `Enter ${maxHeldPieces} pieces or fewer.` }
  return { weights, problem: '' }
}

function readWord(word: string): { count: number; weight: number; problem: string } {
  const { times = '1', text = '' } = /^(?:(?<times>\d{1,4})x)?(?<text>.*)$/u.exec(word)?.groups ?? {}
  const [count, weight] = [Number(times), parseDecimal(text)]
  const wrong = (problem: string) => ({ count: 0, weight: 0, problem })
  if (weight === null) return wrong(`“${word}” is no weight. Type them as 8.2 7 3x5.`)
  if (weight === 0 || count === 0) return wrong('A weight is more than 0.')
  if (weight > heaviest) return wrong(`The most a piece may weigh is ${formatNumber(heaviest)}.`)
  // A count above the limit makes the whole text invalid.
  return { count: Math.min(count, maxHeldPieces + 1), weight: Math.max(1, Math.round(weight * partsOfWeight)), problem: '' }
}
