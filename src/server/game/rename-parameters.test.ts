import { expect, test } from 'vitest'
import { renameParameters } from './rename-parameters.ts'

const formerNames: Record<string, Record<string, string>> = {
  items: { david: 'd.a.v.i.d' },
  vehicles: { 'pickup-truck': 'hydro-truck' },
}
const rename = (address: string) => renameParameters(address, (kind, name) => Promise.resolve(formerNames[kind]?.[name]))

test.each([
  ['/tools/rig?drill=david&drills=2', '/tools/rig?drill=d.a.v.i.d&drills=2'],
  ['/tools/vehicles?show=racing+pickup-truck&sort=price', '/tools/vehicles?show=racing+hydro-truck&sort=price'],
  ['/compare?items=shovel,david', '/compare?items=shovel%2Cd.a.v.i.d'],
])('%s leads to %s', async (address, to) => {
  expect(await rename(address)).toBe(to)
})

test.each([
  '/tools/rig',
  '/tools/rig?drill=d.a.v.i.d',
  '/tools/growth-timers?name=david',
  '/tools/rig?drill=pickup-truck',
  '/search?q=david',
])('%s stays', async (address) => {
  expect(await rename(address)).toBeUndefined()
})
