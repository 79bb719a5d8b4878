import { keyed } from '#model/wiki/keyed.ts'
import { defineAddress } from '#model/tools/define-address.ts'
import { hundredthsPerCoin } from '#model/text/money.ts'
import { readFieldText, readNumber } from '#model/text/number-input.ts'
import { bestSale, type Sale, type Stock, type Sellable } from './best-sale.ts'
import { partsOfWeight, readWeights } from './held-weights.ts'
import { dearestOnBoard } from './stock-board.ts'
import { boardHalves, type BoardHalf, type StockGood } from './stock-goods.ts'

/** A field for each line of the board, in the order of the goods: what is held of it, and today's price. */
export const weightFields = ['w0', 'w1', 'w2', 'w3', 'w4', 'w5', 'w6', 'w7', 'w8'] as const
export const priceFields = ['p0', 'p1', 'p2', 'p3', 'p4', 'p5', 'p6', 'p7', 'p8'] as const
const maxWeightsLength = 300

/** The tool as its address says it. An empty price is the base price. */
export type SellState = { weights: string[]; prices: string[] }

export const sellAddress = defineAddress({
  parameters: [...weightFields, ...priceFields],
  read: (given): SellState => ({
    weights: weightFields.map((name) => readFieldText(given, name, maxWeightsLength)),
    prices: priceFields.map((name) => readFieldText(given, name)),
  }),
  write: ({ weights, prices }: SellState) => ({ ...toFields(weightFields, weights), ...toFields(priceFields, prices) }),
})

function toFields(names: readonly string[], texts: readonly string[]): Record<string, string> {
  return Object.fromEntries(names.map((name, place) => [name, texts[place] ?? '']).filter(([, text]) => text !== ''))
}

/** What the tool takes from the facts. */
export type SellRules = {
  goods: StockGood[]
  /** What a forged piece weighs, in percent of what went into it. */
  forgedPercent: number
}

/** What is typed: pieces by good, and hundredths of a coin by good where a price is. Null while a field cannot be read. */
export function readSell({ goods }: SellRules, state: SellState) {
  const weights = goods.map((_, place) => readWeights(state.weights[place] ?? ''))
  const prices = goods.map((_, place) => readNumber(state.prices[place] ?? '', { max: dearestOnBoard / hundredthsPerCoin }))
  const problems = { weights: weights.map(({ problem }) => problem), prices: prices.map(({ problem }) => problem) }
  const isWrong = [...problems.weights, ...problems.prices].some(Boolean)
  return {
    problems,
    stocks: isWrong ? null : goods.map(({ key }, place): Stock => ({ key, weights: weights[place]?.weights ?? [] })),
    /** As typed: empty where the base price holds. */
    typed: Object.fromEntries(
      goods.flatMap(({ key }, place) => {
        const coins = prices[place]?.value ?? null
        return coins === null ? [] : [[key, Math.round(coins * hundredthsPerCoin)]]
      }),
    ) as Record<string, number>,
  }
}

/** Pieces of one kind that are sold together, in units of weight and hundredths of a coin. */
export type SaleLine = {
  good: StockGood
  isForged: boolean
  price: number
  count: number
  weight: number
  value: number
  pieces: SalePiece[]
}
/** So many pieces alike, of these weights by the key of what went in. */
export type SalePiece = { count: number; parts: [key: string, weights: number[]][] }

export type SalePlan = {
  lines: SaleLine[]
  /** What there is of: sold as it is, its prices alone decide how sure that is. */
  held: StockGood[]
  /** Everything in the best way, and everything as it is: hundredths of a coin. */
  value: number
  raw: number
  /** What can be had where only one half of the board is bought. */
  halves: Record<BoardHalf, number>
}

/** What to make of the pieces, and what it brings. `typed` are the prices of today where they are known. */
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

/** From thousandths of a weight and of percents back to hundredths of a coin. */
const toHundredths = (value: number) => value / partsOfWeight / 100

function toLines(goods: readonly StockGood[], { sold }: Sale, typed: Readonly<Record<string, number>>, forgedPercent: number): SaleLine[] {
  return sold
    .flatMap(({ key, pieces, weight, value }) => {
      const good = goods.find((one) => one.key === key)
      if (!good) return []
      const isForged = pieces.some((parts) => !(key in parts))
      const share = isForged ? forgedPercent / 100 : 1
      const line = { good, isForged, price: typed[key] ?? good.base, count: pieces.length, value: toHundredths(value) }
      return [{ ...line, weight: (weight / partsOfWeight) * share, pieces: gather(pieces) }]
    })
    .toSorted((one, other) => other.value - one.value)
}

/** Pieces of the same parts are told once. */
function gather(pieces: readonly Record<string, number[]>[]): SalePiece[] {
  const alike = Map.groupBy(pieces, (parts) => JSON.stringify(parts))
  return [...alike.values()].flatMap(([first, ...others]) => {
    if (!first) return []
    const parts = Object.entries(first).map(([key, weights]): [string, number[]] => [key, weights.map((weight) => weight / partsOfWeight)])
    return [{ count: others.length + 1, parts }]
  })
}
