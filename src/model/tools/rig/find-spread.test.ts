import { expect, test } from 'vitest'
import { bandOf, chanceOf, clumpSpread, meanOfSpread, spreadOf, toBars } from './find-spread.ts'

/** Equally likely counts of finds of a clump of weight five. */
const counts = [1, 1, 1, 2, 3, 4, 5, 6]

test('a clump of two finds, half of them gold', () => {
  expect(clumpSpread(0.5, [2])).toEqual({ from: 0, chances: [0.25, 0.5, 0.25] })
  expect(clumpSpread(1, [1, 1, 1, 3])).toEqual({ from: 1, chances: [0.75, 0, 0.25] })
  expect(clumpSpread(0, [1, 2])).toEqual({ from: 0, chances: [1] })
})

// Shares of all finds, of common ones, and of rare ones.
test.each([1, 0.51, 0.38, 0.05, 0.01])('the distribution of three clumps equals the enumeration, share %d', (share) => {
  const few = [1, 1, 2, 4]
  /** Every outcome of three clumps, enumerated. */
  const chances = new Map<number, number>()
  const simulate = (clumps: number, finds: number, chance: number): void => {
    if (clumps === 0) return void chances.set(finds, (chances.get(finds) ?? 0) + chance)
    for (const count of few)
      for (let hits = 0; hits < 2 ** count; hits++) {
        const gold = hits.toString(2).replaceAll('0', '').length
        simulate(clumps - 1, finds + gold, (chance / few.length) * share ** gold * (1 - share) ** (count - gold))
      }
  }
  simulate(3, 0, 1)
  const spread = spreadOf(clumpSpread(share, few), 3)
  for (const [finds, chance] of chances) expect(chanceOf(spread, finds)).toBeCloseTo(chance, 12)
  expect(meanOfSpread(spread)).toBeCloseTo(3 * 2 * share, 11)
})

test('chances add up to 1, means are proportional, and a partial clump counts in part', () => {
  const single = clumpSpread(0.05, counts)
  for (const clumps of [0, 0.4, 2, 2.5, 120, 17_999.5]) {
    const spread = spreadOf(single, clumps)
    expect(spread.chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 9)
    expect(meanOfSpread(spread)).toBeCloseTo(clumps * meanOfSpread(single), 5)
  }
  for (const [finds, ways] of [
    [3, 1],
    [3, 3],
    [7, 6],
    [3, 11],
  ] as const) {
    const certain = clumpSpread(1, Array<number>(ways).fill(finds))
    expect(bandOf(spreadOf(certain, 100))).toEqual({ least: finds * 100, most: finds * 100 })
  }
  expect(spreadOf(clumpSpread(1, [1]), 2.4).chances.map((chance) => chance.toFixed(6))).toEqual(['0.600000', '0.400000'])
})

test.each([
  [[0.1, 0.8, 0.1], 0, 1],
  [[0.05, 0.05, 0.8, 0.1], 1, 2],
  [[1], 0, 0],
])('the central 80% of %j are from %i to %i', (chances, least, most) => {
  expect(bandOf({ from: 0, chances })).toEqual({ least, most })
})

// Computed with exact fractions: the 10th and the 90th percentile.
test.each([
  [3, 0.5, 0, 3],
  [7, 0.5, 2, 5],
  [8, 0.5, 2, 6],
  [3603, 0.38, 1332, 1407],
  [3610, 0.01, 29, 44],
  [144_000, 0.38, 54_484, 54_956],
  [144_000, 0.01, 1392, 1488],
])('%i clumps of one find each, share %d, have the quantiles of a binomial', (clumps, share, least, most) => {
  expect(bandOf(spreadOf(clumpSpread(share, [1]), clumps))).toEqual({ least, most })
})

test('chances are summed in bars', () => {
  expect(toBars({ from: 1, chances: [0.2, 0.3, 0.5] }, 3, 40)).toEqual({ width: 1, bars: [0, 0.2, 0.3, 0.5] })
  expect(toBars({ from: 1, chances: [0.2, 0.3, 0.5] }, 3, 2)).toEqual({ width: 2, bars: [0.2, 0.8] })
})
