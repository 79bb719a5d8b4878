import type { Parts } from './stock-goods.ts'

/** Pieces of one good that somebody holds, by weight: whole numbers, so that sums are exact. */
export type Stock = { key: string; weights: readonly number[] }

/** One way to sell: what is taken for one piece, and what its weight brings a unit. A whole number as well. */
export type Sellable = { key: string; price: number; takes: Parts }

/** What becomes of the pieces: each entry of `pieces` is sold as one, made of these weights of each good. */
export type Sold = { key: string; price: number; pieces: Record<string, number[]>[]; weight: number; value: number }
export type Sale = { value: number; sold: Sold[] }

/**
 * The dearest way to sell everything, exactly. A piece counts with the weight of its parts, so among ways with so many parts each, the
 * heaviest parts belong into the dearest way: were it otherwise, two of them would change places and lose nothing. So the ways are
 * taken from the dearest down, each takes the heaviest that is left, and only how many pieces each makes is searched: for every number
 * of parts that may be used up, the most that the ways up to here bring. No solver is needed for that.
 */
export function bestSale(stocks: readonly Stock[], sellables: readonly Sellable[]): Sale {
  const sales = toPools(stocks, sellables).map((pool) => sellPool(pool.stocks, pool.sellables))
  return { value: sales.reduce((sum, { value }) => sum + value, 0), sold: sales.flatMap(({ sold }) => sold) }
}

type Pool = { stocks: Stock[]; sellables: Sellable[] }

/** Goods that no way takes together have nothing to do with each other, and are searched apart. */
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

/** A pile with its heaviest first; `until[n]` is the weight of the first n. */
type Pile = { key: string; weights: number[]; until: number[] }

/** What a way takes of each pile, how far that is from one state to the next, and in which states a piece of it is the best there is. */
type Tried = { sellable: Sellable; counts: number[]; step: number; isTaken: Uint8Array }

/** Of equals, the one with less to forge. Each pile can be sold as it is, if for nothing, so everything finds its way. */
function sellPool(stocks: readonly Stock[], sellables: readonly Sellable[]): Sale {
  const piles = stocks.map(toPile)
  // A state is how many of each pile are gone, as one number: the first pile counts singly, the next by the size of the first …
  const size = ({ weights }: Pile) => weights.length + 1
  const steps = piles.map((_, place) => piles.slice(0, place).reduce((product, pile) => product * size(pile), 1))
  const states = piles.reduce((product, pile) => product * size(pile), 1)
  const gone = Array.from({ length: states }, (_, state) =>
    piles.map((pile, place) => Math.floor(state / (steps[place] ?? 1)) % size(pile)),
  )
  const best = { value: new Float64Array(states).fill(-1), forged: new Int32Array(states) }
  best.value[0] = 0
  const tried = sellables
    .toSorted((one, other) => other.price - one.price)
    .map((sellable): Tried => {
      const counts = piles.map(({ key }) => sellable.takes[key] ?? 0)
      const step = counts.reduce((all, count, place) => all + count * (steps[place] ?? 0), 0)
      return trySellable({ sellable, counts, step, isTaken: new Uint8Array(states) }, piles, gone, best)
    })
  return { value: best.value[states - 1] ?? 0, sold: readBack(tried, piles, gone) }
}

function toPile({ key, weights }: Stock): Pile {
  const sorted = weights.toSorted((one, other) => other - one)
  const until = [0]
  for (const weight of sorted) until.push((until.at(-1) ?? 0) + weight)
  return { key, weights: sorted, until }
}

/** In every state: is it better to have made one piece more in this way, out of the parts before it? */
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
    if (before < 0 || counts.some((count, place) => count > (left[place] ?? 0))) continue
    const weight = piles.reduce(
      (all, { until }, place) => all + (until[left[place] ?? 0] ?? 0) - (until[(left[place] ?? 0) - (counts[place] ?? 0)] ?? 0),
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

/** From everything sold back to nothing sold: which pieces led there. */
function readBack(tried: readonly Tried[], piles: readonly Pile[], gone: readonly number[][]): Sold[] {
  let state = gone.length - 1
  const sold = tried.toReversed().map(({ sellable: { key, price }, counts, step, isTaken }) => {
    const pieces: Sold['pieces'] = []
    for (; isTaken[state] === 1; state -= step) {
      const parts = piles.flatMap((pile, place) => {
        const [count, end] = [counts[place] ?? 0, gone[state]?.[place] ?? 0]
        return count > 0 ? [[pile.key, pile.weights.slice(end - count, end)] as const] : []
      })
      pieces.unshift(Object.fromEntries(parts))
    }
    const weight = pieces.flatMap((parts) => Object.values(parts).flat()).reduce((all, one) => all + one, 0)
    return { key, price, pieces, weight, value: weight * price }
  })
  return sold.toReversed().filter(({ pieces }) => pieces.length > 0)
}
