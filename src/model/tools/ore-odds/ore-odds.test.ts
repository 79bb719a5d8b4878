import { expect, test } from 'vitest'
import { readRealContent } from '../../../../test/support/real-content.ts'
import { lookUpFacts } from '#model/wiki/fact-lookup.ts'
import { formatFinds } from '#model/tools/ore-odds/harvester-rules.ts'
import { harvestStart, type HarvestState } from './harvester.ts'
import { findCounts, findWeights, meanHeld, perClump, qualityAt, toHarvesterRules } from './harvester-rules.ts'
import { chanceOfAny, chunksFor, findsAnswer, findsStart, formatChance, oddsAddress, type PricedFind } from './ore-odds.ts'
import type { Mark } from '#model/wiki/certainty.ts'

const find = (key: string, percent: number, price: number | null, mark: Mark | null = null): PricedFind => ({
  key,
  label: key,
  percent,
  items: [key],
  price,
  mark,
})
const finds = [
  find('iron-ore', 52, 600, 'guess'),
  find('gold-ore', 37, 1000, 'guess'),
  find('shard', 5, null),
  find('cloutium-ore', 1, 4500),
]
const facts = lookUpFacts(readRealContent().facts)
const fact = (name: string) => facts.number(name.replaceAll('-', '_'))!

const start = { ...findsStart, find: 'cloutium-ore' }

test.each([
  [1, 0, 0],
  [1, 1, 1],
  [50, 2, 75],
  [100, 3, 100],
  [0, 50, 0],
])('%i percent in %i chunks is a chance of %f percent', (percent, chunks, chance) => {
  expect(chanceOfAny(percent, chunks)).toBeCloseTo(chance, 6)
})

test.each([
  ['cloutium-drops-for-even-chance', 1, 50],
  ['cloutium-drops-for-near-certainty', 1, fact('near-certainty-percent')],
  ['gem-drops-for-even-chance', 5, 50],
])('the wiki’s %s equals the calculator’s', (name, percent, chance) => {
  expect(chunksFor(percent, chance)).toBe(fact(name))
})

test.each([
  [52, 50, 1],
  [50, 75, 2],
  [100, 90, 1],
  [0, 90, null],
  [1, 100, null],
  [1, 0, 0],
])('with %i percent a chunk, a chance of %i needs %s chunks', (percent, chance, chunks) => {
  expect(chunksFor(percent, chance)).toBe(chunks)
})

test.each([1, 5, 37, 52])('with %i percent, one chunk fewer is not enough', (percent) => {
  for (const chance of [10, 50, 90, 99.99]) {
    const chunks = chunksFor(percent, chance) ?? 0
    expect(chanceOfAny(percent, chunks)).toBeGreaterThanOrEqual(chance - 1e-6)
    if (chunks > 1) expect(chanceOfAny(percent, chunks - 1)).toBeLessThan(chance)
  }
})

test('chunks and chance are converted into each other', () => {
  expect(findsAnswer(finds, { ...start, from: 'chance', text: '50' }, 1).fields).toEqual({ chunks: '69', chance: '50' })
  expect(findsAnswer(finds, { ...start, text: '69' }, 1).fields).toEqual({ chunks: '69', chance: '50.01' })
})

test('a hundred chunks: number and value of each find', () => {
  const { rows, total } = findsAnswer(finds, { ...start, weight: '2,5' }, 1)
  expect(rows.map(({ key, expected, value }) => [key, expected, value])).toEqual([
    ['iron-ore', 52, 78000],
    ['gold-ore', 37, 92500],
    ['shard', 5, null],
    ['cloutium-ore', 1, 11250],
  ])
  expect(total).toEqual({ expected: 95, value: 181750, mark: 'guess' })
  expect(findsAnswer(finds, start, 2).rows[0]?.value).toBe(62400)
})

test.each([
  ['chunks', '1.5'],
  ['chunks', '100001'],
  ['chunks', 'x'],
  ['chance', '100'],
  ['chance', '0'],
  ['chance', 'Infinity'],
] as const)('%s of %j are a problem, without a result', (from, text) => {
  const { rows, chunks, problems } = findsAnswer(finds, { ...start, from, text }, 1)
  expect({ rows, chunks }).toEqual({ rows: [], chunks: null })
  expect(problems[from]).not.toBe('')
})

test.each([
  [50.0137, '50%'],
  [63.396, '63.4%'],
  [0.5, '0.5%'],
  [99.5, '99.5%'],
  [99.999, 'over 99.99%'],
  [100, 'over 99.99%'],
  [0.001, 'under 0.01%'],
  [0, '0%'],
])('a chance of %f is shown as %j', (percent, text) => {
  expect(formatChance(percent)).toBe(text)
})

test.each([
  [0.37, '0.37'],
  [37, '37'],
  [5.25, '5.3'],
  [52000, '52,000'],
])('%f finds are %j', (expected, text) => {
  expect(formatFinds(expected)).toBe(text)
})

test.each([
  '',
  'find=gold-ore&chunks=40',
  'chance=90',
  'find=shard&chance=x&weight=2%2C5',
  'chunks=',
  'way=harvester',
  'chunks=40&way=harvester&by=quality&clump=2&quality=7&pressure=',
  'way=harvester&depth=x',
])('the address %j is parsed and formatted again', (query) => {
  expect(
    new URLSearchParams(
      oddsAddress.with('cloutium-ore').write(oddsAddress.with('cloutium-ore').read(new URLSearchParams(query))),
    ).toString(),
  ).toBe(query)
})

test('a form without script has the field that was used', () => {
  expect(oddsAddress.with('cloutium-ore').read(new URLSearchParams('chunks=5&chance=90&from=chance'))).toMatchObject({
    from: 'chance',
    text: '90',
  })
  expect(oddsAddress.with('cloutium-ore').read(new URLSearchParams('chunks=5&chance=90'))).toMatchObject({ from: 'chunks', text: '5' })
  expect(oddsAddress.with('cloutium-ore').read(new URLSearchParams('chunks=&chance=90'))).toMatchObject({ from: 'chance', text: '90' })
})

/** The rules of the real content. */
const rules = toHarvesterRules(facts)!

test.each([
  [0, 0.8, 1],
  [1.1, 0.8, 1],
  [1.2, 0.8, 2],
  [4, 0.8, 5],
  [8, 0.8, 10],
  [60, 0.8, 10],
  [4, 1, 4],
])('%f m deep, at %f m a step, the dirt has quality %i', (depth, metres, quality) => {
  expect(qualityAt(depth, metres, { least: 1, most: 10 })).toBe(quality)
})

test.each([
  ['one of 1', 1],
  ['one of 2', 2],
  ['one of 4', 4],
  ['one of 6', 6],
  ['one of 8', 8],
])('%s: the average number of finds of the guide', (name, clump) => {
  const counts = findCounts(clump, rules.number)
  expect(counts.reduce((sum, count) => sum + count, 0) / counts.length).toBeCloseTo(facts.numbers('harvester_mean_finds')![name]!, 1)
})

test.each([
  [100, 10, 3.6, 4, 4.4],
  [50, 10, 1.8, 2, 2.2],
  // Lower weights are clamped to the minimum, so the mean is above the middle.
  [100, 1, 0.3, 0.45625, 0.8],
  [10, 1, 0.3, 0.3, 0.3],
  [0, 10, 0.3, 0.3, 0.3],
])('at %i%% pressure dirt of quality %i gives finds of %f, %f on average, up to %f', (pressure, quality, least, mean, most) => {
  const weights = findWeights(pressure, quality, rules.find)
  expect(weights.least).toBeCloseTo(least, 9)
  expect(weights.mean).toBeCloseTo(mean, 9)
  expect(weights.most).toBeCloseTo(most, 9)
})

test.each([
  [2, 4, 0, 2.7],
  [0, 0.2, 0.3, 0.3],
  [90, 120, 0.3, 98.33],
  [0, 0.6, 0.3, 0.375],
])('numbers from %f to %f, none under %f, are %f on average', (from, to, least, mean) => {
  expect(meanHeld(from, to, { least, most: least === 0 ? 2.85 : 100 })).toBeCloseTo(mean, 1)
})

test('the guide has the range of finds from the poorest dirt', () => {
  const weights = facts.numbers('harvester_find_weight_poorest')
  const { least, most } = findWeights(100, rules.quality.least, rules.find)
  expect(weights?.least).toBeCloseTo(least, 9)
  expect(weights?.most).toBeCloseTo(most, 9)
})

test('a clump of several finds: expected number, and chance of at least one', () => {
  expect(perClump(50, [1, 1, 2, 4])).toEqual({ each: 1, chance: 100 * (1 - (0.5 + 0.5 + 0.25 + 0.0625) / 4) })
})

test('in a Harvester depth and pressure change the weight of finds, not their kinds', () => {
  const inHarvester = (harvest: Partial<HarvestState>) =>
    findsAnswer(finds, { ...start, text: '10', way: 'harvester', harvest: { ...harvestStart, ...harvest } }, 1, rules)
  const [shallow, deep] = [inHarvester({ depth: '0' }), inHarvester({ depth: '8', pressure: '100' })]
  expect(shallow.weight).toBeCloseTo(0.3125, 9)
  expect(deep.weight).toBeCloseTo(4, 9)
  expect(shallow.rows.map(({ expected }) => expected)).toEqual(deep.rows.map(({ expected }) => expected))
  expect(deep.rows.map(({ odds }) => odds)).toEqual([52, 37, 5, 1])
  expect(inHarvester({ by: 'excavator', depth: '8' }).clump?.quality).toBe(8)
  expect(inHarvester({ by: 'ram-drill', depth: '8' }).clump?.quality).toBe(1)
  expect(inHarvester({ by: 'quality', quality: '7' }).clump?.quality).toBe(7)
})

test.each([{ depth: 'x' }, { depth: '' }, { pressure: '101' }, { clump: '-1' }, { by: 'quality', quality: '11' }])(
  'with %j in a Harvester there is no result',
  (harvest) => {
    const answer = findsAnswer(finds, { ...start, way: 'harvester', harvest: { ...harvestStart, ...harvest } }, 1, rules)
    expect({ rows: answer.rows, chunks: answer.chunks }).toEqual({ rows: [], chunks: null })
  },
)

test('without the rules of the Harvester, its address gives the results per chunk', () => {
  expect(findsAnswer(finds, { ...start, way: 'harvester' }, 1).rows).toEqual(findsAnswer(finds, start, 1).rows)
})
