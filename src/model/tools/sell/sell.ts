import { keyed } from '#model/wiki/keyed.ts'
import { hundredthsPerCoin } from '#model/text/money.ts'
import { readNumber } from '#model/text/number-input.ts'
import { bestSale, type Sale, type Stock, type Sellable } from './best-sale.ts'
import { partsOfWeight, readWeights } from './held-weights.ts'
import type { SellState } from './sell-address.ts'
import { dearestOnBoard } from './stock-board.ts'
import { boardHalves, type BoardHalf, type StockGood } from './stock-goods.ts'

/** The facts that the tool uses. */
export type SellRules = {
  goods: StockGood[]
  /** Weight of a forged piece in percent of its parts. */
  forgedPercent: number
}

/** Parses the fields: pieces by good, and typed prices in hundredths of a coin by good. Null if a field is invalid. */
export function readSell({ goods }: SellRules, state: SellState) {
  const weights = goods.map((_, index) => readWeights(state.weights[index] ?? ''))
  const prices = goods.map((_, index) => readNumber(state.prices[index] ?? '', { max: dearestOnBoard / hundredthsPerCoin }))
  const problems = { weights: weights.map(({ problem }) => problem), prices: prices.map(({ problem }) => problem) }
  const isWrong = [...problems.weights, ...problems.prices].some(Boolean)
  return {
    problems,
    stocks: isWrong ? null : goods.map(({ key }, index): Stock => ({ key, weights: weights[index]?.weights ?? [] })),
    /** Only typed prices. */
    typed: Object.fromEntries(
      goods.flatMap(({ key }, index) => {
        const coins = prices[index]?.value ?? null
        return coins === null ? [] : [[key, Math.round(coins * hundredthsPerCoin)]]
      }),
    ) as Record<string, number>,
  }
}

/** Pieces that are sold as one good, in units of weight and hundredths of a coin. */
export type SaleLine = {
  good: StockGood
  isForged: boolean
  price: number
  count: number
  weight: number
  value: number
  pieces: SalePiece[]
}
/** Equal pieces, with the weights of their parts by the key of the good. */
export type SalePiece = { count: number; parts: [key: string, weights: number[]][] }

export type SalePlan = {
  lines: SaleLine[]
  /** The goods that the reader has. */
  held: StockGood[]
  /** Value of the best sale, and of selling everything unforged, in hundredths of a coin. */
  value: number
  raw: number
  /** Best value if a market buys only one half of the board. */
  halves: Record<BoardHalf, number>
}

/** Plans the best sale. `typed` are today's prices in hundredths of a coin; base prices apply to the rest. */
export function planSale({ goods, forgedPercent }: SellRules, stocks: readonly Stock[], typed: Readonly<Record<string, number>>): SalePlan {
  const sellables = goods.flatMap(({ key, base, recipe, half }): (Sellable & { half: BoardHalf })[] => {
    const price = typed[key] ?? base
    return [
      { key, half, price: price * 100, takes: { [key]: 1 } },
      ...(recipe ? [{ key, half, price: price * forgedPercent, takes: recipe }] : []),
    ]
  })
  const sell = (some: readonly Sellable[]) => bestSale(stocks, some)
  const best = sell(sellables)
  const onlyHalf = (half: BoardHalf) =>
    toHundredths(sell(sellables.map((sellable) => (sellable.half === half ? sellable : { ...sellable, price: 0 }))).value)
  return {
    lines: toLines(goods, best, typed, forgedPercent),
    held: goods.filter(({ key }) => stocks.some((stock) => stock.key === key && stock.weights.length > 0)),
    value: toHundredths(best.value),
    raw: toHundredths(sell(sellables.filter(({ key, takes }) => key in takes)).value),
    halves: keyed(boardHalves, onlyHalf),
  }
}

/** Converts the integer value of `bestSale` (thousandths of weight × percent) to hundredths of a coin. */
const toHundredths = (value: number) => value / partsOfWeight / 100

function toLines(goods: readonly StockGood[], { sold }: Sale, typed: Readonly<Record<string, number>>, forgedPercent: number): SaleLine[] {
  return sold
    .flatMap(({ key, pieces, weight, value }) => {
      const good = goods.find((candidate) => candidate.key === key)
      if (!good) return []
      const isForged = pieces.some((parts) => !(key in parts))
      const share = isForged ? forgedPercent / 100 : 1
      const line = { good, isForged, price: typed[key] ?? good.base, count: pieces.length, value: toHundredths(value) }
      return [{ ...line, weight: (weight / partsOfWeight) * share, pieces: groupEqualPieces(pieces) }]
    })
    .toSorted((a, b) => b.value - a.value)
}

/** Groups equal pieces. */
function groupEqualPieces(pieces: readonly Record<string, number[]>[]): SalePiece[] {
  const alike = Map.groupBy(pieces, (parts) => JSON.stringify(parts))
  return [...alike.values()].flatMap(([first, ...others]) => {
    if (!first) return []
    const parts = Object.entries(first).map(([key, weights]): [string, number[]] => [key, weights.map((weight) => weight / partsOfWeight)])
    return [{ count: others.length + 1, parts }]
  })
}
