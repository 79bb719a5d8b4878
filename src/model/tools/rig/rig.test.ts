import { describe, expect, test } from 'vitest'
import { createAbsence } from '#content/absent-things.ts'
import { listBrokenReferences } from '#content/check/references.ts'
import { readLineRules } from '#model/tools/pressure/line-rules.ts'
import { lookUpFacts } from '#model/wiki/fact-lookup.ts'
import { content, rigParts, rigOf, rules, run, setting } from '../../../../test/support/rigs.ts'
import { readRig, readSetting, rigAddress, rigStart } from './rig-address.ts'
import { costOf, rigLimits } from './rig-parts.ts'
import { bestPurchase, listRigChanges } from './rig-purchases.ts'
import { toRigRules } from './rig-rules.ts'
import { toStandingRig } from './rig-standing.ts'

test.each([
  // Goliath at quality 8, base prices, a tick of a second: computed by hand from the formulas of the files.
  ['four filters, two tanks', {}, { pressure: 88, quality: 8, washed: 2, finds: 5.75, weight: 2.816, coins: 14466 }],
  [
    'a third tank and a fifth filter',
    { tanks: '3', filters: '5' },
    { pressure: 100, quality: 8, washed: 2, finds: 7.25, weight: 3.2, coins: 20727 },
  ],
  ['two steps deeper', { depth: '8' }, { pressure: 88, quality: 10, washed: 2, finds: 5.75, weight: 3.52, coins: 18082 }],
  ['two drills', { drills: '2' }, { pressure: 88, quality: 8, washed: 4, finds: 11.5, weight: 2.816, coins: 28932 }],
  [
    'no filter, tanks first',
    { filters: '0', place: 'start' },
    { pressure: 96, quality: 8, washed: 2, finds: 5.75, weight: 3.072, coins: 15781 },
  ],
  [
    'a Ram Drill, deep down all the same',
    { drill: 'ram-drill' },
    { pressure: 88, quality: 1, washed: 18.47, finds: 25.4, weight: 0.416, coins: 9438 },
  ],
  [
    'more clumps than are washed',
    { drill: 'ram-drill', washers: '1', drills: '4' },
    { pressure: 88, quality: 1, washed: 15, finds: 20.63, weight: 0.416, coins: 7664 },
  ],
  ['nothing to wash with', { washers: '' }, { pressure: 88, quality: 8, washed: 0, finds: 0, weight: 2.816, coins: 0 }],
] as const)('%s', (name, fields, { pressure, quality, washed, finds, weight, coins }) => {
  const { clumps, ...ran } = run(fields, name.startsWith('a Ram') ? { takes: '50' } : {})
  expect([ran.pressure, ran.quality]).toEqual([pressure, quality])
  expect(clumps.washed).toBeCloseTo(washed, 2)
  expect(ran.finds.perMinute).toBeCloseTo(finds, 2)
  expect(ran.findWeight.mean).toBeCloseTo(weight, 3)
  expect(Math.round(ran.coinsPerHour / 100)).toBe(coins)
})

test('water follows the rules of the pressure tool', () => {
  expect(rules.line).toEqual(readLineRules(lookUpFacts(content.facts)))
})

test('a timed belt limits the rig and is reported as the limit', () => {
  const fast = { drill: 'ram-drill', drills: '4' }
  expect(run(fast, { belt: '60' })).toMatchObject({ limit: 'belt', clumps: { carried: 10, washed: 10 } })
  expect(run(fast, { belt: '30' })).toMatchObject({ limit: 'washer', clumps: { carried: 20, washed: 15 } })
  expect(run({ ...fast, belts: '0' }, { belt: '60' })).toMatchObject({ limit: 'washer', clumps: { carried: null, washed: 15 } })
  expect(run({}, { belt: '60' })).toMatchObject({ limit: 'drill', clumps: { washed: 2 } })
})

test('separate water of the washers changes the weight of finds and the wear of washers, not the drill', () => {
  const [own, shared] = [run({ gauge: '44', steps: '0' }), run()]
  expect(own.findWeight.mean).toBeCloseTo(shared.findWeight.mean / 2, 9)
  expect(own.repairs.washers).toBeCloseTo(12 / 75, 9)
  expect([own.clumpWeight, own.repairs.drills, own.finds]).toEqual([shared.clumpWeight, shared.repairs.drills, shared.finds])
  expect(run({ gauge: '88', steps: '8' })).toEqual(shared)
})

test('wear by the quality of the water, and shards of the tanks', () => {
  const { repairs, shards, clumpWeight } = run()
  expect(clumpWeight).toBeCloseTo(5.76, 9)
  expect(repairs.drills).toBeCloseTo(288 / 75, 9)
  expect(repairs.filters).toBeCloseTo(336 / 75, 9)
  expect(repairs.washers).toBeCloseTo(2.4 / 75, 9)
  expect(shards.tank.minutes).toBeCloseTo(2516 / 60, 6)
  expect(shards.used).toBeCloseTo(120 / (2516 / 60), 6)
  expect(shards.found).toBeCloseTo(17.25, 9)
  expect(run({ filters: '5' }).repairs).toMatchObject({ drills: 0, washers: 0 })
  // Its finds are too light for a tank.
  expect(run({ drill: 'ram-drill', tanks: '1', filters: '20' }).shards).toMatchObject({ tank: { minutes: null }, used: null })
})

test('a DAVID uses shards too, as fast as a tank unless the player typed how long one lasts', () => {
  const david = { drill: 'd.a.v.i.d', drills: '3', tanks: '2', quality: '8' }
  const { shards } = run(david)
  // 88% pressure and quality 8, as above: the same finds, so the same shards.
  expect(shards.drill.minutes).toBeCloseTo(2516 / 60, 6)
  expect(shards.drill.used).toBeCloseTo(180 / (2516 / 60), 6)
  expect(shards.used).toBeCloseTo(300 / (2516 / 60), 6)
  expect(run({ ...david, tanks: '0', lasts: '20' }).shards).toMatchObject({ drill: { minutes: 20, used: 9 }, used: 9 })
  // Other drills use no shards.
  expect(run({ drills: '3', lasts: '20' }).shards.drill).toEqual({ minutes: null, used: 0 })
})

test('each intake has its own line: equal pressure, and a multiple of parts, filters and shards', () => {
  const [single, three] = [run(), run({ intakes: '3' })]
  expect([three.pressure, three.coinsPerHour]).toEqual([single.pressure, single.coinsPerHour])
  expect(three.repairs.filters).toBeCloseTo(3 * single.repairs.filters, 9)
  expect(three.repairs.drills).toBe(single.repairs.drills)
  expect(three.shards.used).toBeCloseTo(3 * (single.shards.used ?? 0), 9)
  const line = (intakes: string) => costOf(rules, rigOf({ intakes, drills: '0', washers: '0', belts: '0' })).total
  expect(line('3')).toBe(3 * line('1'))
  // One more tank means one in each line, also in purchases.
  const changes = listRigChanges(rules, rigOf({ intakes: '3' }), setting(), three)
  expect(changes.find(({ what }) => what === 'tanks')!.price).toBe(3 * rules.parts.tank!.price!)
  expect(changes.find(({ what }) => what === 'intakes')).toMatchObject({ price: line('1'), gain: { coins: 0 }, paidBack: null })
  const best = bestPurchase(rules, rigOf({ intakes: '3' }), setting(), 100_000, three)!
  expect(best.bought.find(({ what }) => what === 'tanks')).toMatchObject({ count: 3, price: 3 * rules.parts.tank!.price! })
})

test('a typed pressure replaces that of an intake', () => {
  expect(run({ start: '70', tanks: '0' }).pressure).toBe(58)
  expect(run({ start: '', tanks: '0' }).pressure).toBe(38)
  expect(readRig(rules, { ...rigStart.rig, start: '101' }).problems.start).not.toBe('')
})

test.each([
  [{}, 'drill'],
  [{ drills: '10' }, 'washer'],
  [{ washers: '0' }, 'no-washer'],
  [{ drills: '0' }, 'no-drill'],
] as const)('with %j it is the %s', (fields, limit) => {
  expect(run(fields).limit).toBe(limit)
})

test('the typed time for ten clumps sets the length of a tick', () => {
  expect(setting({ ten: '150' }).tickSeconds).toBe(0.5)
  expect(run({}, { ten: '150' }).coinsPerHour).toBeCloseTo(2 * run().coinsPerHour, 6)
  // Its strokes take seconds, not ticks.
  expect(run({ drill: 'ram-drill' }, { ten: '150' }).coinsPerHour).toBe(run({ drill: 'ram-drill' }).coinsPerHour)
})

test('typed prices replace base prices, also missing ones', () => {
  const all = (prices: string[]) => run({}, { prices }).coinsPerHour / 100
  expect(all(['0', '0', '0', '', ''])).toBe(0)
  expect(all(['0', '0', '0', '', '100'])).toBeCloseTo(5.75 * 60 * 0.01 * 2.816 * 100, 6)
})

test('typed values are used for a drill without facts', () => {
  const { drill } = readRig(rules, { ...rigStart.rig, drill: 'hydro-excavator' })
  expect([drill.pace, drill.weight?.none]).toEqual([null, 4])
  expect(run({ drill: 'hydro-excavator', clumps: '6', depth: '3' })).toMatchObject({ quality: 3, clumpWeight: 4, clumps: { dug: 6 } })
  expect(run({ drill: 'd.a.v.i.d', weight: '3,5', quality: '7' })).toMatchObject({ quality: 7, clumpWeight: 3.5 })
  expect(run({ drill: 'd.a.v.i.d' }).clumps.dug).toBeCloseTo(60 / (40 - 8.8), 9)
})

test.each([
  ['drills', 'x'],
  ['tanks', '21'],
  ['intakes', '0'],
  ['intakes', ''],
  ['pipes', '1.5'],
  ['depth', ''],
  ['depth', '101'],
] as const)('%s of %j are a problem, without a result', (field, text) => {
  const { rig, problems } = readRig(rules, { ...rigStart.rig, [field]: text })
  expect(rig).toBeNull()
  expect(problems[field]).not.toBe('')
})

test('fields for some drills are not checked for the others', () => {
  expect(readRig(rules, { ...rigStart.rig, weight: 'x', quality: '99', clumps: '' }).rig).not.toBeNull()
  expect(readRig(rules, { ...rigStart.rig, drill: 'd.a.v.i.d', weight: '' }).rig).toBeNull()
  expect(readSetting(rules, { ...rigStart, ten: '0' }).setting).toBeNull()
  expect(readSetting(rules, { ...rigStart, prices: ['x'] }).setting).toBeNull()
})

test.each([
  '',
  'drill=ram-drill&drills=2&tanks=&place=start',
  'rigs=2',
  'tanks=3&rigs=2&btanks=2&bfilters=x&ten=300&p1=24',
  'takes=9&budget=',
  'intakes=3&start=62.5&rigs=2&bdrill=d.a.v.i.d&blasts=20',
])('the address %j is parsed and formatted again', (query) => {
  expect(new URLSearchParams(rigAddress.with().write(rigAddress.with().read(new URLSearchParams(query)))).toString()).toBe(query)
})

test('a part without its facts gives no rules', () => {
  expect(toRigRules(lookUpFacts(content.facts.filter(({ key }) => key !== 'shard_used_up_below')), rigParts)).toBeNull()
})

test('a part that names a missing fact is rejected', () => {
  const left = { ...content, facts: content.facts.filter(({ key }) => key !== 'goliath_drill_clump_weight') }
  const originOf = ({ name }: { name?: string }) => ({ file: name ?? '', at: '' })
  expect(listBrokenReferences(left, originOf, createAbsence())).toEqual([
    expect.objectContaining({ file: 'Goliath Drill', field: 'rig.facts.weight', found: '"goliath_drill_clump_weight"' }),
  ])
})

describe('the rig at a place', () => {
  const standing = (things: Record<string, number>) => toStandingRig(rules, (thing) => things[thing] ?? 0)
  const { intake, tank, filter, washer } = rules.parts

  test('has the most frequent drill, and the parts of a line divided among the intakes', () => {
    const [first, second] = rules.drills
    expect(
      standing({
        [first!.safe_name]: 1,
        [second!.safe_name]: 3,
        [intake!.safe_name]: 2,
        [tank!.safe_name]: 5,
        [filter!.safe_name]: 4,
        [washer!.safe_name]: 6,
      }),
    ).toMatchObject({
      drill: second!.safe_name,
      drills: '3',
      intakes: '2',
      tanks: '2',
      filters: '2',
      washers: '6',
      belts: '0',
    })
  })

  test('needs a drill, and stays within the limits of the planner', () => {
    expect(standing({ [intake!.safe_name]: 2, [tank!.safe_name]: 5 })).toBeNull()
    const drill = rules.drills[0]!.safe_name
    expect(standing({ [drill]: 999 })).toMatchObject({ drills: String(rigLimits.drills), intakes: '1', tanks: '0' })
  })
})
