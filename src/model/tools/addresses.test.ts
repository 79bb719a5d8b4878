import { describe, expect, test } from 'vitest'
import type { PlanBlueprint } from '#model/tools/blueprint-planner/blueprint-planner.ts'
import type { Explosive } from '#model/tools/explosions/explosions.ts'
import type { CompareVehicle } from '#model/tools/vehicles/vehicle-comparison.ts'
import { toAddress } from '#server/edge/addresses.ts'
import { paths } from '#model/wiki/paths.ts'
import { plannerAddress } from './blueprint-planner/planner-address.ts'
import { explosionAddress } from './explosions/explosion-address.ts'
import { logicAddress } from './logic-timing/logic-address.ts'
import { timerAddress } from './growth-timers/timer-address.ts'
import type { AddressShape } from './define-address.ts'
import { vehicleAddress } from './vehicles/vehicle-address.ts'

const blueprints = ['candle', 'teapot', 'cage'].map((output, index) => ({ output, blueprint_item: `${output}-blueprint`, order: index }))
const explosives = ['logic-explosives', 'logic-mini-nuke'].map((item) => ({ item }))
const vehicles: Partial<CompareVehicle>[] = ['excavator', 'pickup'].map((safe_name) => ({ safe_name, paints: [{ safe_name, paint: '' }] }))

/** Parsing a URL needs only the names of things. */
const shapes = {
  'blueprint-planner': plannerAddress.with(blueprints as PlanBlueprint[]),
  'growth-timers': timerAddress.with(),
  vehicles: vehicleAddress.with(vehicles as CompareVehicle[]),
  explosions: explosionAddress.with(explosives as Explosive[]),
  'logic-timing': logicAddress.with(),
} satisfies Record<string, AddressShape<never> | object>

/** The addresses of the other four tools are tested beside them. */
describe.each([
  ['blueprint-planner', ['', 'goal=candle', 'goal=all&have=candle+teapot']],
  ['growth-timers', ['', 'timer=pot&name=By+the+river&start=14%3A05', 'timer=smelter&count=x', 't=plant.1763712000.1.Afage']],
  ['vehicles', ['', 'show=pickup', 'sort=top-speed', 'show=excavator&sort=price.desc']],
  [
    'explosions',
    ['', 'charge=logic-mini-nuke&count=x&spacing=10', 'count=', 'spacing=', 'length=30%2C5&from=length', 'length=&from=length'],
  ],
  ['logic-timing', ['', 'delays=6&others=0&code=1234', 'wait=7.5&chance=12', 'delays=&others=&deadline=&ring=&tries=&seconds=']],
] as const)('the address of %s', (slug, queries) => {
  const { read, write } = shapes[slug] as AddressShape<unknown>

  test.each(queries)('%j is parsed and formatted again', (query) => {
    expect(new URLSearchParams(write(read(new URLSearchParams(query)))).toString()).toBe(query)
  })

  test.each(queries)('%j keeps its parameters on the server', (query) => {
    const params = Object.fromEntries(new URLSearchParams(query))
    const left = new URLSearchParams(toAddress(paths.tool(slug, params)).cacheKey.split('?')[1])
    expect(Object.fromEntries(left)).toEqual(params)
  })

  test('nonsense is parsed as a valid state', () => {
    const nonsense = new URLSearchParams('goal=x&have=x&show=x&sort=x.y&charge=x&count=-1&start=25:99&delays=NaN&code=%00')
    expect(read(nonsense)).toEqual(read(new URLSearchParams(write(read(nonsense)))) as object)
  })
})

test('older links to timers with "kind" open the same', () => {
  const read = (query: string) => shapes['growth-timers'].read(new URLSearchParams(query))
  expect(read('kind=pot&name=River')).toEqual(read('timer=pot&name=River'))
  expect(read('timer=smelter&kind=pot').type).toBe('smelter')
  expect(toAddress('/tools/growth-timers?kind=pot').cacheKey).toBe('/tools/growth-timers?kind=pot')
})

test('a form without script has the field that was used', () => {
  const { explosions, 'logic-timing': logic } = shapes
  expect(explosions.read(new URLSearchParams('count=4&length=30&from=length'))).toMatchObject({ from: 'length', length: '30' })
  expect(explosions.read(new URLSearchParams('count=4&length=30'))).toMatchObject({ from: 'count', count: '4' })
  expect(explosions.read(new URLSearchParams('count=&length=30'))).toMatchObject({ from: 'length' })
  expect(logic.read(new URLSearchParams('delays=3&wait=9'))).toMatchObject({ lineFrom: 'delays' })
  expect(logic.read(new URLSearchParams('delays=&wait=9&tries=5&chance=1&from=chance'))).toMatchObject({
    lineFrom: 'wait',
    guessFrom: 'chance',
  })
})
