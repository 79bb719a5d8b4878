import { namesOf } from '#model/wiki/keyed.ts'
import type { Vehicle, VehicleStats } from './vehicle.ts'

/** A stat bar runs from 0 to this. */
export const statMax = 10

/** The seven bars as the game calls them, in its order. */
export const statNames: Record<keyof VehicleStats, string> = {
  acceleration: 'Acceleration',
  'top-speed': 'Top speed',
  handling: 'Handling',
  braking: 'Braking',
  'storage-capacity': 'Storage capacity',
  'dirt-capacity': 'Dirt capacity',
  weight: 'Weight',
}
export const stats = namesOf(statNames)

/** True when no other vehicle of the shop has more of it. Weight is neither good nor bad, so none is best at it. */
export function isBest(vehicle: Pick<Vehicle, 'stats'>, stat: keyof VehicleStats, all: readonly Pick<Vehicle, 'stats'>[]): boolean {
  if (stat === 'weight' || all.length < 2) return false
  const value = vehicle.stats[stat]
  return value > 0 && all.every((other) => other.stats[stat] <= value)
}
