import { keysOf } from '#model/wiki/keyed.ts'
import type { Vehicle, VehicleStats } from './vehicle.ts'

/** Maximum of a stat bar; the minimum is 0. */
export const statMax = 10

/** Names of the seven bars, in the order of the game. */
export const statNames: Record<keyof VehicleStats, string> = {
  acceleration: 'Acceleration',
  'top-speed': 'Top speed',
  handling: 'Handling',
  braking: 'Braking',
  'storage-capacity': 'Storage capacity',
  'dirt-capacity': 'Dirt capacity',
  weight: 'Weight',
}
export const stats = keysOf(statNames)

/** True when no other vehicle has more. Always false for weight, which is neither good nor bad. */
export function isBest(vehicle: Pick<Vehicle, 'stats'>, stat: keyof VehicleStats, all: readonly Pick<Vehicle, 'stats'>[]): boolean {
  if (stat === 'weight' || all.length < 2) return false
  const value = vehicle.stats[stat]
  return value > 0 && all.every((other) => other.stats[stat] <= value)
}
