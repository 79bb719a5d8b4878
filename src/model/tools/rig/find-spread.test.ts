import { expect, test } from 'vitest'
import { bandOf, chanceOf, clumpSpread, meanOf, spreadOf, toBars, usualBand } from './find-spread.ts'

/** A clump of five, as a washer draws it. */
const counts = [1, 1, 1, 2, 3, 4, 5, 6]

test('a clump of two finds, half of them gold', () => {
  expect(clumpSpread(0.5, [2])).toEqual({ from: 0, chances: [0.25, 0.5, 0.25] })
  expect(clumpSpread(1, [1, 1, 1, 3])).toEqual({ from: 1, chances: [0.75, 0, 0.25] })
  expect(clumpSpread(0, [1, 2])).toEqual({ from: 0, chances: [1] })
})

// All finds, those that are common, and those of one in twenty and in a hundred.
test.each([1, 0.51, 0.38, 0.05, 0.01])('so many clumps, each drawn by itself: as every way of drawing them says, share %d', (share) => {
  const few = [1, 1, 2, 4]
  /** Every outcome of three clumps, one by one. */
  const chances = new Map<number, number>()
  const draw = (clumps: number, found: number, chance: number): void => {
    if (clumps === 0) return void chances.set(found, (chances.get(found) ?? 0) + chance)
    for (const count of few)
      for (let hits = 0; hits < 2 ** count; hits++) {
        const gold = hits.toString(2).replaceAll('0', '').length
        draw(clumps - 1, found + gold, (chance / few.length) * share ** gold * (1 - share) ** (count - gold))
      }
  }
  draw(3, 0, 1)
  const spread = spreadOf(clumpSpread(share, few), 3)
  for (const [found, chance] of chances) expect(chanceOf(spread, found)).toBeCloseTo(chance, 12)
  expect(meanOf(spread)).toBeCloseTo(3 * 2 * share, 11)
})

test('an hour is as sure as it is long, and a part of a clump is some of the time', () => {
  const one = clumpSpread(0.05, counts)
  for (const clumps of [0, 0.4, 2, 2.5, 120, 17_999.5]) {
    const spread = spreadOf(one, clumps)
    expect(spread.chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 9)
    expect(meanOf(spread)).toBeCloseTo(clumps * meanOf(one), 5)
  }
  expect(spreadOf(clumpSpread(1, [1]), 2.4).chances.map((chance) => chance.toFixed(6))).toEqual(['0.600000', '0.400000'])
})

test.each([
  [[0.1, 0.8, 0.1], 0, 1],
  [[0.05, 0.05, 0.8, 0.1], 1, 2],
  [[1], 0, 0],
])('eight of ten of %j lie between %i and %i', (chances, least, most) => {
  expect(bandOf({ from: 0, chances }, 0.8)).toEqual({ least, most })
})

test('of very many clumps the bell says the same as drawing them, and bars are gathered', () => {
  const one = clumpSpread(0.38, counts)
  expect(usualBand(one, 120)).toEqual(bandOf(spreadOf(one, 120), 0.8))
  const [drawn, bell] = [bandOf(spreadOf(one, 5000), 0.8), usualBand(one, 5000)]
  expect(Math.abs(drawn.least - bell.least)).toBeLessThanOrEqual(1)
  expect(Math.abs(drawn.most - bell.most)).toBeLessThanOrEqual(1)
  expect(toBars({ from: 1, chances: [0.2, 0.3, 0.5] }, 3, 40)).toEqual({ width: 1, bars: [0, 0.2, 0.3, 0.5] })
  expect(toBars({ from: 1, chances: [0.2, 0.3, 0.5] }, 3, 2)).toEqual({ width: 2, bars: [0.2, 0.8] })
})
