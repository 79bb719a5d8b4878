import type { Parts } from './stock-goods.ts'

/** The reader's pieces of one good, by weight. Weights are integers, so that sums are exact. */
export type Stock = { key: string; weights: readonly number[] }

/** A way to sell: the parts of one piece, and the price per unit of its weight (an integer). */
export type Sellable = { key: string; price: number; takes: Parts }

/** The pieces sold in one way; each entry of `pieces` has the weights of its parts by good. */
export type Sold = { key: string; price: number; pieces: Record<string, number[]>[]; weight: number; value: number }
export type Sale = { value: number; sold: Sold[] }

/**
 * Finds the exact maximum value of selling everything. In an optimal sale, the heaviest parts are in the pieces with the highest price
 * per weight (an exchange argument), so dynamic programming over the number of pieces of each way, in descending order of price, is
 * enough.
 */
export function bestSale(stocks: readonly Stock[], sellables: readonly Sellable[]): Sale {
  const sales = toPools(stocks, sellables).map((pool) => sellPool(pool.stocks, pool.sellables))
  return { value: sales.reduce((sum, { value }) => sum + value, 0), sold: sales.flatMap(({ sold }) => sold) }
}

type Pool = { stocks: Stock[]; sellables: Sellable[] }

/** Splits the goods into pools that share no way to sell, which are solved separately. */
function toPools(stocks: readonly Stock[], sellables: readonly Sellable[]): Pool[] {
  const held = stocks.filter(({ weights }) => weights.length > 0)
  const possible = sellables.filter(({ takes }) =>
    Object.entries(takes).every(([key, count]) => held.some((stock) => stock.key === key && stock.weights.length >= count)),
  )
  const pools: Pool[] = held.map((stock) => ({ stocks: [stock], sellables: [] }))
  for (const sellable of possible) {
    const [first, ...others] = pools.filter(({ stocks: some }) => some.some(({ key }) => key in sellable.takes))
    if (!first) continue
    first.sellables.push(sellable, ...others.flatMap((pool) => pool.sellables))
    first.stocks.push(...others.flatMap((pool) => pool.stocks))
    for (const pool of others) pools.splice(pools.indexOf(pool), 1)
  }
  return pools
}

/** The pieces of a good, heaviest first; `until[n]` is the weight of the first n. */
type Pile = { key: string; weights: number[]; until: number[] }

/** A way to sell: what a piece takes of each pile, its offset between states, and the states in which one more piece is optimal. */
type Tried = { sellable: Sellable; counts: number[]; step: number; isTaken: Uint8Array }

/** Prefers less forging at equal value. Each pile can be sold unforged, if only for 0, so there is always a solution. */
function sellPool(stocks: readonly Stock[], sellables: readonly Sellable[]): Sale {
  const piles = stocks.map(toPile)
  // A state encodes the number of used pieces of each pile as one integer (mixed radix).
  const size = ({ weights }: Pile) => weights.length + 1
  const steps = piles.map((_, index) => piles.slice(0, index).reduce((product, pile) => product * size(pile), 1))
  const states = piles.reduce((product, pile) => product * size(pile), 1)
  const gone = Array.from({ length: states }, (_, state) =>
    piles.map((pile, index) => Math.floor(state / (steps[index] ?? 1)) % size(pile)),
  )
  const best = { value: new Float64Array(states).fill(-1), forged: new Int32Array(states) }
  best.value[0] = 0
  const tried = sellables
    .toSorted((sellable, other) => other.price - sellable.price)
    .map((sellable): Tried => {
      const counts = piles.map(({ key }) => sellable.takes[key] ?? 0)
      const step = counts.reduce((all, count, index) => all + count * (steps[index] ?? 0), 0)
      return trySellable({ sellable, counts, step, isTaken: new Uint8Array(states) }, piles, gone, best)
    })
  return { value: best.value[states - 1] ?? 0, sold: readBack(tried, piles, gone) }
}

function toPile({ key, weights }: Stock): Pile {
  const sorted = weights.toSorted((weight, other) => other - weight)
  const until = [0]
  for (const weight of sorted) until.push((until.at(-1) ?? 0) + weight)
  return { key, weights: sorted, until }
}

/** Marks the states in which one more piece of this way increases the value. */
function trySellable(
  tried: Tried,
  piles: readonly Pile[],
  gone: readonly number[][],
  best: { value: Float64Array; forged: Int32Array },
): Tried {
  const { sellable, counts, step, isTaken } = tried
  const { value, forged } = best
  const work = sellable.key in sellable.takes ? 0 : 1
  for (let state = step; state < value.length; state++) {
    const left = gone[state] ?? []
    const before = value[state - step] ?? -1
    if (before < 0 || counts.some((count, index) => count > (left[index] ?? 0))) continue
    const weight = piles.reduce(
      (all, { until }, index) => all + (until[left[index] ?? 0] ?? 0) - (until[(left[index] ?? 0) - (counts[index] ?? 0)] ?? 0),
      0,
    )
    const [more, pieces] = [before + sellable.price * weight, (forged[state - step] ?? 0) + work]
    if (more < (value[state] ?? -1) || (more === value[state] && pieces >= (forged[state] ?? 0))) continue
    value[state] = more
    forged[state] = pieces
    isTaken[state] = 1
  }
  return tried
}

/** Reconstructs the pieces from the final state. */
function readBack(tried: readonly Tried[], piles: readonly Pile[], gone: readonly number[][]): Sold[] {
  let state = gone.length - 1
  const sold = tried.toReversed().map(({ sellable: { key, price }, counts, step, isTaken }) => {
    const pieces: Sold['pieces'] = []
    for (; isTaken[state] === 1; state -= step) {
      const parts = piles.flatMap((pile, index) => {
        const [count, end] = [counts[index] ?? 0, gone[state]?.[index] ?? 0]
        return count > 0 ? [[pile.key, pile.weights.slice(end - count, end)] as const] : []
      })
      pieces.unshift(Object.fromEntries(parts))
    }
    const weight = pieces.flatMap((parts) => Object.values(parts).flat()).reduce((all, part) => all + part, 0)
    return { key, price, pieces, weight, value: weight * price }
  })
  return sold.toReversed().filter(({ pieces }) => pieces.length > 0)
}
