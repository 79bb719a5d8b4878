import { expect, test } from 'vitest'
import { createAbsence } from '#content/absent-things.ts'
import { listBrokenReferences } from '#content/check/references.ts'
import { readContent } from '#content/read-content.ts'
import { toMark, toStep } from '#model/wiki/certainty.ts'
import { lookUpFacts } from '#model/wiki/fact-lookup.ts'
import { readRig, readSetting, rigAddress, rigStart, type RigFields, type RigState } from './rig-address.ts'
import { bestPurchase, costOf, listChanges } from './rig-purchases.ts'
import { toRigRules } from './rig-rules.ts'
import { meanHeld, runRig } from './run-rig.ts'

const content = readContent('content')
const facts = lookUpFacts(content.facts)
const given = [
  ...content.items.map(({ safe_name: key, value: price, ...item }) => ({ ...item, key, price, line: item.sources.value })),
  ...content.vehicles.map(({ safe_name: key, ...vehicle }) => ({ ...vehicle, key, line: vehicle.sources.price })),
].flatMap(({ key, name, price, line, rig }) => (rig ? [{ key, name, price, mark: toMark(toStep(line?.certainty)), rig }] : []))
/** The rules as content tells them. */
const rules = toRigRules(facts, given)!

const setting = (state: Partial<RigState> = {}) => readSetting(rules, { ...rigStart, ...state }).setting!
const rigOf = (fields: Partial<RigFields> = {}) => readRig(rules, { ...rigStart.rig, ...fields }).rig!
const run = (fields: Partial<RigFields> = {}, state: Partial<RigState> = {}) => runRig(rules, rigOf(fields), setting(state))

test.each([
  // Goliath at quality 8, base prices, a tick of a second: worked by hand from the formulas of the files.
  ['four filters, two tanks', {}, { pressure: 86, quality: 8, washed: 2, finds: 5.75, weight: 2.752, coins: 14213 }],
  [
    'a third tank and a fifth filter',
    { tanks: '3', filters: '5' },
    { pressure: 100, quality: 8, washed: 2, finds: 7.25, weight: 3.2, coins: 20838 },
  ],
  ['two steps deeper', { depth: '8' }, { pressure: 86, quality: 10, washed: 2, finds: 5.75, weight: 3.44, coins: 17766 }],
  ['two drills', { drills: '2' }, { pressure: 86, quality: 8, washed: 4, finds: 11.5, weight: 2.752, coins: 28426 }],
  [
    'no filter, tanks first',
    { filters: '0', place: 'start' },
    { pressure: 94, quality: 8, washed: 2, finds: 5.75, weight: 3.008, coins: 15535 },
  ],
  [
    'a Ram Drill, deep down all the same',
    { drill: 'ram-drill' },
    { pressure: 86, quality: 1, washed: 17.36, finds: 23.87, weight: 0.409, coins: 8778 },
  ],
  [
    'more clumps than are washed',
    { drill: 'ram-drill', washers: '1', drills: '4' },
    { pressure: 86, quality: 1, washed: 15, finds: 20.63, weight: 0.409, coins: 7584 },
  ],
  ['nothing to wash with', { washers: '' }, { pressure: 86, quality: 8, washed: 0, finds: 0, weight: 2.752, coins: 0 }],
] as const)('%s', (name, fields, { pressure, quality, washed, finds, weight, coins }) => {
  const { clumps, ...ran } = run(fields, name.startsWith('a Ram') ? { takes: '50' } : {})
  expect([ran.pressure, ran.quality]).toEqual([pressure, quality])
  expect(clumps.washed).toBeCloseTo(washed, 2)
  expect(ran.finds.perMinute).toBeCloseTo(finds, 2)
  expect(ran.findWeight.mean).toBeCloseTo(weight, 3)
  expect(Math.round(ran.coinsPerHour / 100)).toBe(coins)
})

test('wear by the water that enters, and what the tanks use up', () => {
  const { repairs, shards, clumpWeight } = run()
  expect(clumpWeight).toBeCloseTo(5.72, 9)
  expect(repairs.drills).toBeCloseTo(288 / 75, 9)
  expect(repairs.filters).toBeCloseTo(336 / 75, 9)
  expect(repairs.washers).toBeCloseTo(2.4 / 75, 9)
  expect(shards.minutes).toBeCloseTo(2452 / 60, 6)
  expect(shards.used).toBeCloseTo(120 / (2452 / 60), 6)
  expect(shards.found).toBeCloseTo(17.25, 9)
  expect(run({ filters: '5' }).repairs).toMatchObject({ drills: 0, washers: 0 })
  // Its finds are too light for a tank.
  expect(run({ drill: 'ram-drill', tanks: '1', filters: '20' }).shards.minutes).toBeNull()
})

test.each([
  [{}, 'drill'],
  [{ drills: '10' }, 'washer'],
  [{ washers: '0' }, 'no-washer'],
  [{ drills: '0' }, 'no-drill'],
] as const)('with %j it is the %s', (fields, limit) => {
  expect(run(fields).limit).toBe(limit)
})

test('ten clumps on the clock say how long a tick is, and all that follows', () => {
  expect(setting({ ten: '150' }).tickSeconds).toBe(0.5)
  expect(run({}, { ten: '150' }).coinsPerHour).toBeCloseTo(2 * run().coinsPerHour, 6)
  // Its strokes are seconds in the files.
  expect(run({ drill: 'ram-drill' }, { ten: '150' }).coinsPerHour).toBe(run({ drill: 'ram-drill' }).coinsPerHour)
})

test('prices of today take the place of the base prices, also where there is none', () => {
  const all = (prices: string[]) => run({}, { prices }).coinsPerHour / 100
  expect(all(['0', '0', '0', '', ''])).toBe(0)
  expect(all(['0', '0', '0', '', '100'])).toBeCloseTo(5.75 * 60 * 0.01 * 2.752 * 100, 6)
})

test('what a drill does not say, the player says', () => {
  const { drill } = readRig(rules, { ...rigStart.rig, drill: 'excavator' })
  expect([drill.pace, drill.weight?.none]).toEqual([null, 4])
  expect(run({ drill: 'excavator', clumps: '6', depth: '3' })).toMatchObject({ quality: 3, clumpWeight: 4, clumps: { made: 6 } })
  expect(run({ drill: 'david', weight: '3,5', quality: '7' })).toMatchObject({ quality: 7, clumpWeight: 3.5 })
  expect(run({ drill: 'david' }).clumps.made).toBeCloseTo(60 / (40 - 8.6), 9)
})

test.each([
  ['drills', 'x'],
  ['tanks', '21'],
  ['pipes', '1.5'],
  ['depth', ''],
  ['depth', '101'],
] as const)('%s of %j are a problem, and nothing is worked out', (field, text) => {
  const { rig, problems } = readRig(rules, { ...rigStart.rig, [field]: text })
  expect(rig).toBeNull()
  expect(problems[field]).not.toBe('')
})

test('what only some drills ask for is no problem of the others', () => {
  expect(readRig(rules, { ...rigStart.rig, weight: 'x', quality: '99', clumps: '' }).rig).not.toBeNull()
  expect(readRig(rules, { ...rigStart.rig, drill: 'david', weight: '' }).rig).toBeNull()
  expect(readSetting(rules, { ...rigStart, ten: '0' }).setting).toBeNull()
  expect(readSetting(rules, { ...rigStart, prices: ['x'] }).setting).toBeNull()
})

test.each([
  [2, 4, 0, 2.7],
  [0, 0.2, 0.3, 0.3],
  [90, 120, 0.3, 98.33],
  [0, 0.6, 0.3, 0.375],
])('numbers from %f to %f, none under %f, are %f on average', (from, to, least, mean) => {
  expect(meanHeld(from, to, { least, most: least === 0 ? 2.85 : 100 })).toBeCloseTo(mean, 1)
})

const changesOf = (fields: Partial<RigFields> = {}) => listChanges(rules, rigOf(fields), setting(), run(fields))

test('a single change pays back at once, later, or never', () => {
  const changes = changesOf()
  const of = (what: string) => changes.find((change) => change.what === what)!
  expect(changes[0]).toMatchObject({ price: 0, paidBack: 0 })
  expect(of('tanks').gain.coins / 100).toBeCloseTo(20838 - 14213, -1)
  expect(of('tanks').paidBack).toBeCloseTo((142 / 6625) * 60, 2)
  expect(of('drills').gain.repairs).toBeCloseTo(288 / 75, 1)
  // Two percent of pressure lost, and the drill whole.
  expect(of('filters')).toMatchObject({ paidBack: null })
  expect(of('filters').gain.coins).toBeLessThan(0)
  expect(of('washers')).toMatchObject({ gain: { coins: 0 }, paidBack: null })
  expect(changesOf({ drill: 'ram-drill' }).some(({ what }) => what === 'depth')).toBe(false)
})

test('for a thousand coins: a tank and the filter that ends all wear', () => {
  const best = bestPurchase(rules, rigOf(), setting(), 100_000, run())!
  expect(best.bought.map(({ what, count }) => [what, count])).toEqual([
    ['tanks', 1],
    ['filters', 1],
  ])
  expect(best.price).toBe(21_900)
  expect(best.gain.coins / 100).toBeCloseTo(6625, -1)
  expect(bestPurchase(rules, rigOf(), setting(), 100, run())).toBeNull()
})

test('no other choice for the same coins is better', () => {
  for (const budget of [20_000, 100_000, 250_000]) {
    const best = bestPurchase(rules, rigOf(), setting(), budget, run())!
    for (let tanks = 0; tanks <= 6; tanks++)
      for (let filters = 0; filters <= 5; filters++)
        for (let drills = 0; drills <= 3; drills++) {
          const more = { tanks: `${2 + tanks}`, filters: `${4 + filters}`, drills: `${1 + drills}` }
          if (costOf(rules, rigOf(more)).total - costOf(rules, rigOf()).total <= budget)
            expect(run(more).coinsPerHour - run().coinsPerHour).toBeLessThanOrEqual(best.gain.coins + 1)
        }
  }
})

test('what a rig costs, and whose price is not known', () => {
  const priced = rigOf({ pipes: '0', belts: '0' })
  const of = (name: string) => content.items.find(({ safe_name }) => safe_name === name)!.value!
  expect(costOf(rules, priced).total).toBe(
    of('intake-pipe') + of('goliath-drill') + of('harvester') + 2 * of('pressure-tank') + 4 * of('water-pipe-filter'),
  )
  const free = { ...rules, parts: { ...rules.parts, washer: { ...rules.parts.washer!, price: null } } }
  expect(costOf(free, priced).unknown).toEqual([rules.parts.washer!.name])
})

test.each([
  '',
  'drill=ram-drill&drills=2&tanks=&place=start',
  'rigs=2',
  'tanks=3&rigs=2&btanks=2&bfilters=x&ten=300&p1=24',
  'takes=9&budget=',
])('the address %j comes back from its state', (query) => {
  expect(new URLSearchParams(rigAddress.with().write(rigAddress.with().read(new URLSearchParams(query)))).toString()).toBe(query)
})

test('a part that the facts leave out is no rule at all', () => {
  expect(toRigRules(lookUpFacts(content.facts.filter(({ key }) => key !== 'shard_used_up_below')), given)).toBeNull()
})

test('a part that names a fact which is not there is refused', () => {
  const left = { ...content, facts: content.facts.filter(({ key }) => key !== 'goliath_drill_clump_weight') }
  const originOf = ({ name }: { name?: string }) => ({ file: name ?? '', at: '' })
  expect(listBrokenReferences(left, originOf, createAbsence())).toEqual([
    expect.objectContaining({ file: 'Goliath Drill', field: 'rig.facts.weight', found: '"goliath_drill_clump_weight"' }),
  ])
})
