import { expect, test } from 'vitest'
import { content, rigOf, rules, run, setting } from '../../../../test/support/rigs.ts'
import type { RigFields } from './rig-address.ts'
import { costOf, toListEntries } from './rig-parts.ts'
import { bestPurchase, listRigChanges } from './rig-purchases.ts'

const changesOf = (fields: Partial<RigFields> = {}) => listRigChanges(rules, rigOf(fields), setting(), run(fields))

test('a single change pays back at once, later, or never', () => {
  const changes = changesOf()
  const of = (what: string) => changes.find((change) => change.what === what)!
  expect(changes[0]).toMatchObject({ price: 0, paidBack: 0 })
  expect(of('tanks').gain.coins / 100).toBeCloseTo(20727 - 14466, -1)
  expect(of('tanks').paidBack).toBeCloseTo((142 / 6261) * 60, 2)
  expect(of('drills').gain.repairs).toBeCloseTo(288 / 75, 1)
  // One more filter costs two percent of pressure and ends the wear of the drill.
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
  expect(best.gain.coins / 100).toBeCloseTo(6261, -1)
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

test('drills of another kind may be the better purchase, in place of the present ones', () => {
  const rams = { drill: 'ram-drill', depth: '8' }
  const best = bestPurchase(rules, rigOf(rams), setting(), 200_000, run(rams))!
  expect(best.bought.map(({ thing }) => thing.safe_name)).toContain('goliath-drill')
  expect(best.price).toBeLessThanOrEqual(200_000)
  expect([best.rig.drill.safe_name, best.rig.drills]).toEqual(['goliath-drill', best.bought.find(({ what }) => what === 'drills')!.count])
  for (let goliaths = 1; goliaths <= 2; goliaths++)
    for (let tanks = 0; tanks <= 6; tanks++) {
      const other = { ...rams, drill: 'goliath-drill', drills: `${goliaths}`, tanks: `${2 + tanks}` }
      if (goliaths * rigOf(other).drill.price! + tanks * rules.parts.tank!.price! <= 200_000)
        expect(run(other).coinsPerHour - run(rams).coinsPerHour).toBeLessThanOrEqual(best.gain.coins + 1)
    }
})

test('cost of a rig, and parts without a price', () => {
  const priced = rigOf({ pipes: '0', belts: '0' })
  const of = (name: string) => content.items.find(({ safe_name }) => safe_name === name)!.value!
  expect(costOf(rules, priced).total).toBe(
    of('intake-pipe') + of('goliath-drill') + of('harvester') + 2 * of('pressure-tank') + 4 * of('water-pipe-filter'),
  )
  // The price of a belt is a guess; all others are from another version.
  const withBelts = costOf(rules, rigOf({ pipes: '0', belts: '2' }))
  expect(withBelts).toMatchObject({ guessed: 2 * of('conveyor'), ofOtherVersion: costOf(rules, priced).total })
  // The price of one more line is a sum, with the same uncertain parts as that of a rig.
  const line = changesOf({ pipes: '0', belts: '2' }).find(({ what }) => what === 'intakes')!
  expect(line.weak).toEqual({ guessed: 0, ofOtherVersion: line.price })
  const free = { ...rules, parts: { ...rules.parts, washer: { ...rules.parts.washer!, price: null } } }
  expect(costOf(free, priced).unknown).toEqual([rules.parts.washer!.name])
})

test('the parts of a rig as a list: of every line, with a shard for each machine that needs one', () => {
  const idOf = (name: string) => content.items.find(({ safe_name }) => safe_name === name)!.id
  const { entries, left } = toListEntries(rules, rigOf({ drill: 'd.a.v.i.d', drills: '2', intakes: '2', belts: '0', pipes: '3' }))
  expect(left).toEqual([])
  expect(Object.fromEntries(entries.map(({ id, quantity }) => [id, quantity]))).toEqual({
    [idOf('intake-pipe')]: 2,
    [idOf('pressure-tank')]: 4,
    [idOf('straight-pipe')]: 6,
    [idOf('water-pipe-filter')]: 8,
    [idOf('harvester')]: 1,
    [idOf('d.a.v.i.d')]: 2,
    [idOf('shard')]: 6,
  })
  const digger = toListEntries(rules, rigOf({ drill: 'hydro-excavator' }))
  expect(digger.left).toHaveLength(1)
  expect(digger.entries.some(({ quantity }) => quantity === 0)).toBe(false)
})
