import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { readRealContent } from '../../../../test/support/real-content.ts'
import { lookUpFacts } from '#model/wiki/fact-lookup.ts'
import { bestSale, type Stock, type Sellable } from './best-sale.ts'
import { maxHeldPieces, partsOfWeight, readWeights } from './held-weights.ts'
import { planSale, readSell } from './sell.ts'
import { sellAddress, type SellState } from './sell-address.ts'
import { addBoard, maxDays, readBoards, standOf, describePercent, writeBoards } from './stock-board.ts'
import { toStockGoods } from './stock-goods.ts'
import { fc } from '../../../../test/support/property-tests.ts'

const content = readRealContent()
const goods = toStockGoods(lookUpFacts(content.facts), content.resources, content.items)
const rules = { goods, forgedPercent: 100 }

/** Highest value over every assignment of pieces. */
function bruteForce(stocks: readonly Stock[], sellables: readonly Sellable[]): number {
  const first = stocks.find(({ weights }) => weights.length > 0)
  if (!first) return 0
  let best = -1
  for (const { price, takes } of sellables.filter((sellable) => first.key in sellable.takes)) {
    // Sells the first piece in this way, with every choice of the other parts.
    const choose = (left: readonly Stock[], sale: [string, number][], weight: number): void => {
      const [[key, count] = [undefined, 0], ...rest] = sale
      if (key === undefined) {
        const others = bruteForce(left, sellables)
        if (others >= 0) best = Math.max(best, others + price * weight)
        return
      }
      if (count === 0) return choose(left, rest, weight)
      const stock = left.find((candidate) => candidate.key === key)
      stock?.weights.forEach((piece, index) => {
        const fewer = left.map((candidate) => (candidate === stock ? { key, weights: candidate.weights.toSpliced(index, 1) } : candidate))
        choose(fewer, [[key, count - 1], ...rest], weight + piece)
      })
    }
    const [piece = 0, ...others] = first.weights
    const left = stocks.map((stock) => (stock === first ? { key: stock.key, weights: others } : stock))
    choose(left, Object.entries({ ...takes, [first.key]: (takes[first.key] ?? 0) - 1 }), piece)
  }
  return best
}

const piles = (most: number) => fc.array(fc.integer({ min: 1, max: 9 }), { maxLength: most })
const byWeight = (a: number, b: number) => a - b
const price = fc.integer({ min: 0, max: 30 })
const createSellables = (prices: number[], recipes: Record<string, number>[]): Sellable[] =>
  [{ bar: 1 }, { gem: 1 }, ...recipes].map((takes, index) => ({
    key: Object.keys(takes).join('+') + index,
    price: prices[index] ?? 0,
    takes,
  }))

describe('the best sale equals the brute-force result', () => {
  test('bars and gems for two recipes of both', () => {
    fc.assert(
      fc.property(piles(5), piles(3), fc.array(price, { minLength: 4, maxLength: 4 }), (bars, gems, prices) => {
        const stocks = [
          { key: 'bar', weights: bars },
          { key: 'gem', weights: gems },
        ]
        const sellables = createSellables(prices, [
          { bar: 1, gem: 1 },
          { bar: 2, gem: 1 },
        ])
        expect(bestSale(stocks, sellables).value).toBe(bruteForce(stocks, sellables))
      }),
      { numRuns: 150 },
    )
  })

  test('bars for recipes of one, two and three, with consistent sums', () => {
    fc.assert(
      fc.property(piles(6), fc.array(price, { minLength: 5, maxLength: 5 }), (bars, prices) => {
        const stocks = [{ key: 'bar', weights: bars }]
        const sellables = createSellables(prices, [{ bar: 1 }, { bar: 2 }, { bar: 3 }])
        const { value, sold } = bestSale(stocks, sellables)
        expect(value).toBe(bruteForce(stocks, sellables))
        expect(sold.reduce((sum, line) => sum + line.value, 0)).toBe(value)
        const used = sold.flatMap(({ pieces }) => pieces.flatMap((parts) => parts.bar ?? []))
        expect(used.toSorted(byWeight)).toEqual(bars.toSorted(byWeight))
        for (const { key, pieces } of sold)
          for (const parts of pieces) expect(parts.bar).toHaveLength(sellables.find((sellable) => sellable.key === key)?.takes.bar ?? 0)
      }),
      { numRuns: 150 },
    )
  })
})

test('the same for the nine lines of the game, with any prices and pieces', () => {
  const board = fc.array(fc.integer({ min: 0, max: 4000 }), { minLength: goods.length, maxLength: goods.length })
  const held = fc.tuple(piles(2), piles(4), piles(2), piles(1))
  fc.assert(
    fc.property(board, held, fc.constantFrom(70, 100), (prices, [gold, iron, gems, swords], forgedPercent) => {
      const weights: Record<string, number[]> = { 'gold bar': gold, 'iron bar': iron, gem: gems, sword: swords }
      const stocks = goods.map(({ key }) => ({ key, weights: weights[key] ?? [] }))
      const today = Object.fromEntries(goods.map(({ key }, index) => [key, prices[index] ?? 0]))
      const sellables = goods.flatMap(({ key, recipe }, index): Sellable[] => [
        { key, price: (prices[index] ?? 0) * 100, takes: { [key]: 1 } },
        ...(recipe ? [{ key: `forged ${key}`, price: (prices[index] ?? 0) * forgedPercent, takes: recipe }] : []),
      ])
      const sale = planSale({ goods, forgedPercent }, stocks, today)
      const best = bruteForce(stocks, sellables)
      // Weights are integers in thousandths, and prices in percent.
      expect(sale.value * partsOfWeight * 100).toBeCloseTo(best, 6)
      expect(sale.lines.reduce((sum, { value }) => sum + value, 0)).toBeCloseTo(sale.value, 9)
    }),
    { numRuns: 100 },
  )
})

test('the board has the nine lines of the game, five with recipes of the anvil', () => {
  expect(goods.map(({ key, half, recipe }) => `${key}: ${half} ${JSON.stringify(recipe)}`)).toEqual([
    'gold bar: raw null',
    'iron bar: raw null',
    'gem: raw null',
    'fish: raw null',
    'sword: crafted {"iron bar":3}',
    'dagger: crafted {"iron bar":1}',
    'axe: crafted {"iron bar":2}',
    'necklace: crafted {"gold bar":2,"gem":1}',
    'ring: crafted {"gold bar":1,"gem":1}',
  ])
  expect(goods.map(({ key, base }) => [key, base]).slice(0, 4)).toEqual([
    ['gold bar', 2000],
    ['iron bar', 1200],
    ['gem', 2500],
    ['fish', 500],
  ])
  for (const { tile } of goods) expect(() => readFileSync(`content/items/${tile}.yaml`)).not.toThrow()
})

const typed = (weights: Record<string, string>, prices: Record<string, string> = {}): SellState => ({
  weights: goods.map(({ key }) => weights[key] ?? ''),
  prices: goods.map(({ key }) => prices[key] ?? ''),
})

function plan(weights: Record<string, string>, prices?: Record<string, string>, forgedPercent = 100) {
  const { stocks, typed: typedPrices } = readSell(rules, typed(weights, prices))
  const sale = planSale({ goods, forgedPercent }, stocks ?? [], typedPrices)
  return {
    pieces: sale.lines.map(({ good, count, weight }) => `${count} ${good.key} ${weight}`),
    coins: sale.value / 100,
    more: (sale.value - sale.raw) / 100,
    halves: [sale.halves.raw / 100, sale.halves.crafted / 100],
  }
}

test.each([
  ['nothing', {}, {}, { pieces: [], coins: 0, more: 0, halves: [0, 0] }],
  // 3 × 6 × 17, and the lightest as a dagger: 2 × 15.
  ['iron', { 'iron bar': '2 3x6' }, {}, { pieces: ['1 sword 18', '1 dagger 2'], coins: 336, more: 96, halves: [240, 336] }],
  // A necklace of the two heavy bars, a ring of the third, and the heavier gem may go into either.
  [
    'gold and gems',
    { 'gold bar': '5 4 3', gem: '2 1' },
    {},
    { pieces: ['1 necklace 11', '1 ring 4'], coins: 412, more: 97, halves: [315, 412] },
  ],
  // Rings under plain gems: the gem is sold loose.
  [
    'a board on which rings fell',
    { 'gold bar': '1', gem: '10' },
    { ring: '22', necklace: '22' },
    { pieces: ['1 gem 10', '1 gold bar 1'], coins: 270, more: 0, halves: [270, 242] },
  ],
  [
    'an axe day',
    { 'iron bar': '4x5' },
    { axe: '18.55', sword: '16,11' },
    { pieces: ['2 axe 20'], coins: 371, more: 131, halves: [240, 371] },
  ],
  ['fish', { fish: '2.5 0.25' }, { fish: '4' }, { pieces: ['2 fish 2.75'], coins: 11, more: 0, halves: [11, 0] }],
  // Bars that cost more than the blade are not forged.
  ['iron above blades', { 'iron bar': '7' }, { 'iron bar': '20' }, { pieces: ['1 iron bar 7'], coins: 140, more: 0, halves: [140, 105] }],
] as const)('the best sale of %s', (_, weights, prices, expected) => {
  expect(plan(weights, prices)).toEqual(expected)
})

test('a base price has the badge of its fact', () => {
  const guessed = lookUpFacts(content.facts.map((fact) => ({ ...fact, certainty: 'guess' as const })))
  const [good] = toStockGoods(guessed, content.resources, content.items)
  expect([good?.mark, goods[0]?.mark]).toEqual(['guess', null])
})

test('at equal value, less forging', () => {
  expect(plan({ 'iron bar': '2 2 2' }, { 'iron bar': '17' }).pieces).toEqual(['3 iron bar 6'])
  // One axe in place of two daggers.
  expect(plan({ 'iron bar': '2 2' }, { dagger: '16' }).pieces).toEqual(['1 axe 4'])
})

test('a piece that weighs less than its bars has a lower value', () => {
  expect(plan({ 'iron bar': '10' }, {}, 90)).toMatchObject({ pieces: ['1 dagger 9'], coins: 135 })
  expect(plan({ 'iron bar': '10' }, {}, 70)).toMatchObject({ pieces: ['1 iron bar 10'], coins: 120 })
})

test('the maximum input of the fields is computed', () => {
  const many = `${maxHeldPieces}x1.5`
  expect(plan({ 'gold bar': many, 'iron bar': many, gem: many, fish: many }).pieces.length).toBeGreaterThan(3)
})

test.each([
  ['', []],
  ['8.2 7', [8200, 7000]],
  ['8,2; 7', [8200, 7000]],
  ['8, 7, 6', [8000, 7000, 6000]],
  ['3x5 1 × 2', [5000, 5000, 5000, 2000]],
  ['4 + 4', [4000, 4000]],
] as const)('the weights %j are %j', (text, weights) => {
  expect(readWeights(text)).toEqual({ weights, problem: '' })
})

test.each(['abc', '0', '-1', '1e400', '3x', 'x3', '0x3', '1001', '101x1', '51x1 51x1', '9999x1', '1.2.3.4'])(
  'the weights %j are rejected with a reason',
  (text) => {
    expect(readWeights(text)).toEqual({ weights: [], problem: expect.stringMatching(/\w/) as string })
  },
)

test('an invalid field prevents the result; prices are rounded to hundredths', () => {
  expect(readSell(rules, typed({ fish: 'x' }, { ring: '1.15' }))).toMatchObject({ stocks: null, typed: { ring: 115 } })
  const { stocks, problems } = readSell(rules, typed({ fish: '1' }, { ring: '1001' }))
  expect([stocks, problems.prices.filter(Boolean)]).toEqual([null, ['Enter 1,000 or less.']])
})

test.each(['', 'w1=2+3x6', 'w0=5&p4=17.2&p8=x'])('the address %j is parsed and formatted again', (query) => {
  const { read, write } = sellAddress.with()
  expect(new URLSearchParams(write(read(new URLSearchParams(query)))).toString()).toBe(query)
})

test('stored boards are parsed, up to the limit, without invalid ones', () => {
  const days = Array.from({ length: maxDays + 3 }, (_, index) => ({ typed: 1_763_712_000 + index, prices: { gem: 2500 + index } }))
  const stored = readBoards(writeBoards(days.toReversed()))
  expect(stored).toHaveLength(maxDays)
  const gem = { key: 'gem', base: 2000 }
  expect(standOf(gem, readBoards(writeBoards(days)).at(-1))).toEqual({ price: 2516, percent: 25.8, isTyped: true })
  expect([25.8, -37.5, 0.4, 0].map(describePercent)).toEqual(['26% over', '38% under', '', ''])
  expect(standOf(gem, undefined)).toEqual({ price: 2000, percent: 0, isTyped: false })
  expect(
    readBoards('[{"typed":5,"prices":{"gem":1,"ring":-1,"axe":"2","fish":1e99}},{"typed":-1,"prices":{}},{"typed":1,"prices":[]},null,7]'),
  ).toEqual([{ typed: 5, prices: { gem: 1 } }])
  for (const text of ['', '{}', 'null', '[', '"x"']) expect(readBoards(text)).toEqual([])
})

test('two boards stored within a second are separate, the later one last', () => {
  const days = addBoard(addBoard([], { gem: 1 }, 100), { gem: 2 }, 100)
  expect(days.map((day) => day.typed)).toEqual([100, 101])
  expect(addBoard(days, {}, 500).at(-1)?.typed).toBe(500)
})
