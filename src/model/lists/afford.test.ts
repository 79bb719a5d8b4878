import { expect, test } from 'vitest'
import { compareCoins, digsFor, payWith, payWithAll, readCoins, readFindWeight, splitFamilies, type Good } from './afford.ts'
import type { Mark } from '#model/wiki/certainty.ts'

const good = (value: number, find: Good['find'], group: Good['group'] = 'bar', mark: Mark | null = null): Good => ({
  name: 'Good',
  safe_name: 'good',
  isSeveral: false,
  members: [],
  group,
  value,
  mark,
  find,
})
const iron = good(1200, { label: 'Iron ore', percent: 52, item: 'iron-ore' })
const gold = good(2000, { label: 'Gold ore', percent: 37, item: 'gold-ore' })
const cloutium = good(9000, { label: 'Cloutium ore', percent: 1, item: 'cloutium-ore' }, 'bar', 'guess')

test.each([
  ['', 0, true],
  ['   ', 0, true],
  ['0', 0, true],
  ['250', 25_000, true],
  ['12.5', 1250, true],
  ['12,5', 1250, true],
  ['1 250,50', 125_050, true],
  ['0.005', 1, true],
  ['-4', 0, false],
  ['many', 0, false],
  ['NaN', 0, false],
  ['Infinity', 0, false],
  ['1e9', 0, false],
  ['9'.repeat(40), 0, false],
  ['1.2.3', 0, false],
])('coins typed as "%s" are %i hundredths', (text, value, isFine) => {
  const read = readCoins(text)
  expect(read.value).toBe(value)
  expect(read.problem === '').toBe(isFine)
})

test.each([
  ['1', 1, true],
  ['0,25', 0.25, true],
  ['', 3, true],
  ['0', 3, false],
  ['0.001', 3, false],
  ['-1', 3, false],
  ['x', 3, false],
])('a find typed to weigh "%s" weighs %d', (text, value, isFine) => {
  const read = readFindWeight(text, 3)
  expect(read.value).toBe(value)
  expect(read.problem === '').toBe(isFine)
})

test.each([
  [1000, 0, { missing: 1000, left: 0, share: 0 }],
  [1000, 250, { missing: 750, left: 0, share: 0.25 }],
  [1000, 1000, { missing: 0, left: 0, share: 1 }],
  [1000, 1500, { missing: 0, left: 500, share: 1 }],
  [0, 0, { missing: 0, left: 0, share: 1 }],
])('a total of %i against %i', (total, have, answer) => {
  expect(compareCoins(total, have)).toEqual(answer)
})

test.each([
  ['nothing to pay takes nothing', iron, 0, 1, { weight: 0, finds: 0, chunks: 0 }],
  ['1,200 coins are 100 weight of iron bar, 100 finds, 193 chunks', iron, 120_000, 1, { weight: 100, finds: 100, chunks: 193 }],
  ['gold: 60 weight, 60 finds, 163 chunks', gold, 120_000, 1, { weight: 60, finds: 60, chunks: 163 }],
  ['weights are rounded up to a hundredth', iron, 1000, 1, { weight: 0.84, finds: 1, chunks: 2 }],
  ['heavier finds take fewer', gold, 120_000, 2.5, { weight: 60, finds: 24, chunks: 65 }],
  ['lighter finds take more', gold, 2200, 0.1, { weight: 1.1, finds: 11, chunks: 30 }],
  ['7 tenths are seven finds, not eight', gold, 1400, 0.1, { weight: 0.7, finds: 7, chunks: 19 }],
  ['what has no find of its own has a weight only', good(2800, null, 'made'), 28_000, 1, { weight: 10, finds: null, chunks: null }],
])('%s', (_, sold, missing, findWeight, answer) => {
  expect(payWith(sold, missing, findWeight)).toEqual({ good: sold, ...answer })
})

test('selling all finds: each counts with its drop chance and the price of its refined form', () => {
  const odds = [
    { label: 'Iron ore', percent: 52 },
    { label: 'Gold ore', percent: 37 },
    { label: 'Shard', percent: 5 },
  ]
  const answer = payWithAll(odds, [iron, gold, cloutium], 136_400, 1)
  // 0.52 × 12 + 0.37 × 20 = 13.64 coins a chunk; shards have no price here.
  expect(answer?.perChunk).toBeCloseTo(1364)
  expect(answer).toMatchObject({ chunks: 100 })
  expect(answer?.parts.map(({ find }) => find.label)).toEqual(['Iron ore', 'Gold ore'])
  expect(payWithAll(odds, [iron, gold], 136_400, 2)?.chunks).toBe(50)
})

test.each([
  ['no odds', [], [iron]],
  ['no goods', [{ label: 'Iron ore', percent: 52 }], []],
  [
    'only goods that are not refined',
    [{ label: 'Iron ore', percent: 52 }],
    [good(600, { label: 'Iron ore', percent: 52, item: 'iron-ore' }, 'other')],
  ],
])('%s: no answer', (_, odds, goods) => {
  expect(payWithAll(odds, goods, 100, 1)).toBeNull()
})

test.each([
  [0, 1, 0],
  [7, 1, 7],
  [7, 2, 4],
])('%i chunks, %i a dig: %i digs', (chunks, perDig, digs) => {
  expect(digsFor(chunks, perDig)).toBe(digs)
})

test('an item of a family with another price has its own line, and counts in the mean price of the find', () => {
  const member = (name: string, value: number) => ({ name, safe_name: name.toLowerCase(), value, mark: null })
  const find = { label: 'Uncut gems', percent: 50, item: 'uncut-ruby' }
  const family = (...members: Good['members']): Good => ({ ...good(2500, find, 'gem'), name: 'Cut gem', isSeveral: true, members })
  const lines = (goods: Good[]) => splitFamilies(goods).map(({ name, value, isSeveral }) => `${name} ${value} ${isSeveral}`)
  expect(lines([family(member('Onyx', 2500), member('Ruby', 2500)), iron])).toEqual(['Good 1200 false', 'Cut gem 2500 true'])
  const priced = family(member('Onyx', 2500), member('Ruby', 4000), member('Topaz', 2500))
  expect(lines([priced])).toEqual(['Ruby 4000 false', 'Cut gem 2500 true'])
  expect(lines([family(member('Onyx', 2500), member('Ruby', 4000))])).toEqual(['Ruby 4000 false', 'Onyx 2500 false'])
  expect(payWithAll([find], [priced], 1, 1)?.perChunk).toBe(1500)
})
