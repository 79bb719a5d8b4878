import { parseDecimal, toPlainDigits } from '#model/text/decimal.ts'
import { formatNumber } from '#model/text/format-number.ts'

/** More pieces of one good than anybody lays out to weigh. */
export const maxPieces = 100
const heaviest = 1000
/** Weights are whole numbers of this part of a unit, so that their sums are exact. */
export const partsOfWeight = 1000

export type WeightsRead = { weights: number[]; problem: string }

/** The weights of several pieces as somebody types them: "8.2 7,5 3x6" are five pieces. In thousandths of a unit. */
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
  if (weights.length > maxPieces) return { weights: [], problem: `The most is ${maxPieces} pieces.` }
  return { weights, problem: '' }
}

function readWord(word: string): { count: number; weight: number; problem: string } {
  const { times = '1', one = '' } = /^(?:(?<times>\d{1,4})x)?(?<one>.*)$/u.exec(word)?.groups ?? {}
  const [count, weight] = [Number(times), parseDecimal(one)]
  const wrong = (problem: string) => ({ count: 0, weight: 0, problem })
  if (weight === null) return wrong(`“${word}” is no weight. Type them as 8.2 7 3x5.`)
  if (weight === 0 || count === 0) return wrong('A weight is more than 0.')
  if (weight > heaviest) return wrong(`The most a piece may weigh is ${formatNumber(heaviest)}.`)
  // Longer rows are refused as a whole.
  return { count: Math.min(count, maxPieces + 1), weight: Math.max(1, Math.round(weight * partsOfWeight)), problem: '' }
}
