import type { Parts } from './stock-goods.ts'

/** Pieces of one good that somebody holds, by weight: whole numbers, so that sums are exact. */
export type Stock = { key: string; weights: readonly number[] }

/** One way to sell: what is taken for one piece, and what its weight brings a unit. A whole number as well. */
export type Way = { key: string; price: number; takes: Parts }

/** What becomes of the pieces: each entry of `pieces` is sold as one, made of these weights of each good. */
export type Sold = { key: string; price: number; pieces: Record<string, number[]>[]; weight: number; value: number }
export type Sale = { value: number; sold: Sold[] }

/**
 * The dearest way to sell everything, exactly. A piece counts with the weight of its parts, so among ways with so many parts each, the
 * heaviest parts belong into the dearest way: were it otherwise, two of them would change places and lose nothing. So the ways are
 * taken from the dearest down, each takes the heaviest that is left, and only how many pieces each makes is searched: for every number
 * of parts that may be used up, the most that the ways up to here bring. No solver is needed for that.
 */
export function bestSale(stocks: readonly Stock[], ways: readonly Way[]): Sale {
  const sales = toPools(stocks, ways).map((pool) => sellPool(pool.stocks, pool.ways))
  return { value: sales.reduce((sum, { value }) => sum + value, 0), sold: sales.flatMap(({ sold }) => sold) }
}

type Pool = { stocks: Stock[]; ways: Way[] }

/** Goods that no way takes together have nothing to do with each other, and are searched apart. */
function toPools(stocks: readonly Stock[], ways: readonly Way[]): Pool[] {
  const held = stocks.filter(({ weights }) => weights.length > 0)
  const possible = ways.filter(({ takes }) =>
    Object.entries(takes).every(([key, count]) => held.some((stock) => stock.key === key && stock.weights.length >= count)),
  )
  const pools: Pool[] = held.map((stock) => ({ stocks: [stock], ways: [] }))
  for (const way of possible) {
    const [first, ...others] = pools.filter(({ stocks: some }) => some.some(({ key }) => key in way.takes))
    if (!first) continue
    first.ways.push(way, ...others.flatMap((pool) => pool.ways))
    first.stocks.push(...others.flatMap((pool) => pool.stocks))
    for (const pool of others) pools.splice(pools.indexOf(pool), 1)
  }
  return pools
}

/** Of equals, the one with less to forge. Each pile can be sold as it is, if for nothing, so everything finds its way. */
function sellPool(stocks: readonly Stock[], ways: readonly Way[]): Sale {
  const piles = stocks.map(({ key, weights }) => ({ key, ...toPile(weights.toSorted((one, other) => other - one)) }))
  const order = ways.toSorted((one, other) => other.price - one.price)
  // A state is how many of each pile are gone, as one number: the first pile counts singly, the next by the size of the first …
  const steps = piles.map((_, place) => piles.slice(0, place).reduce((product, { weights }) => product * (weights.length + 1), 1))
  const states = piles.reduce((product, { weights }) => product * (weights.length + 1), 1)
  const goneIn = (state: number) => piles.map(({ weights }, place) => Math.floor(state / (steps[place] ?? 1)) % (weights.length + 1))
  const gone = Array.from({ length: states }, (_, state) => goneIn(state))

  const value = new Float64Array(states).fill(-1)
  const forged = new Int32Array(states)
  value[0] = 0
  const taken = order.map(({ key, price, takes }) => {
    const counts = piles.map((pile) => takes[pile.key] ?? 0)
    const step = counts.reduce((all, count, place) => all + count * (steps[place] ?? 0), 0)
    const work = key in takes ? 0 : 1
    const isTaken = new Uint8Array(states)
    for (let state = step; state < states; state++) {
      const left = gone[state] ?? []
      if (counts.some((count, place) => count > (left[place] ?? 0)) || (value[state - step] ?? -1) < 0) continue
      const weight = piles.reduce(
        (all, { until }, place) => all + weightOf(until, (left[place] ?? 0) - (counts[place] ?? 0), left[place]),
        0,
      )
      const [more, pieces] = [(value[state - step] ?? 0) + price * weight, (forged[state - step] ?? 0) + work]
      if (more < (value[state] ?? -1) || (more === value[state] && pieces >= (forged[state] ?? 0))) continue
      value[state] = more
      forged[state] = pieces
      isTaken[state] = 1
    }
    return { counts, step, isTaken }
  })

  const sold = order.map(({ key, price }): Sold => ({ key, price, pieces: [], weight: 0, value: 0 }))
  let state = states - 1
  for (let place = order.length - 1; place >= 0 && state > 0;) {
    const [way, line] = [taken[place], sold[place]]
    if (!way || !line || way.isTaken[state] === 0) {
      place--
      continue
    }
    const parts = piles.flatMap(({ key, weights }, pile) => {
      const count = way.counts[pile] ?? 0
      const end = gone[state]?.[pile] ?? 0
      return count > 0 ? [[key, weights.slice(end - count, end)] as const] : []
    })
    line.pieces.unshift(Object.fromEntries(parts))
    line.weight += parts.reduce((all, [, weights]) => all + weights.reduce((one, weight) => one + weight, 0), 0)
    state -= way.step
  }
  const lines = sold.filter(({ pieces }) => pieces.length > 0).map((line) => ({ ...line, value: line.weight * line.price }))
  return { value: value[states - 1] ?? 0, sold: lines }
}

/** `until[n]` is the weight of the first n. */
function toPile(weights: number[]): { weights: number[]; until: number[] } {
  const until = [0]
  for (const weight of weights) until.push((until.at(-1) ?? 0) + weight)
  return { weights, until }
}

function weightOf(until: readonly number[], from: number, to = 0): number {
  return (until[to] ?? 0) - (until[from] ?? 0)
}
