import type { Vehicle, VehicleStats } from '#model/vehicles/vehicle.ts'
import { isBest, stats } from '#model/vehicles/vehicle-stats.ts'
import type { Mark } from '#model/wiki/certainty.ts'

export type CompareVehicle = Pick<Vehicle, 'name' | 'price' | 'stats'> & {
  safe_name: string
  nameMark: Mark | null
  priceMark: Mark | null
  statsMark: Mark | null
  /** Its name in the game. */
  model: string
  /** Its paints, at least one entry. */
  paints: readonly { safe_name: string; paint: string }[]
  /** Its fuel; empty if unknown. */
  runs_on: string
}

/** Sort keys of the table. */
export type VehicleSort = 'name' | 'price' | keyof VehicleStats
export const vehicleSorts: readonly VehicleSort[] = ['name', 'price', ...stats]
export type StatDirection = 'asc' | 'desc'

/** Default direction of a column. */
export function firstDirection(sort: VehicleSort): StatDirection {
  return sort === 'name' || sort === 'price' ? 'asc' : 'desc'
}

export function sortVehicles<V extends CompareVehicle>(vehicles: readonly V[], sort: VehicleSort, direction: StatDirection): V[] {
  const sign = direction === 'asc' ? 1 : -1
  return vehicles.toSorted((a, b) => {
    const order = sort === 'name' ? a.name.localeCompare(b.name) : sortValue(a, sort) - sortValue(b, sort)
    // Ties are in the order of names in both directions.
    return order === 0 ? a.name.localeCompare(b.name) : sign * order
  })
}

function sortValue(vehicle: CompareVehicle, sort: Exclude<VehicleSort, 'name'>): number {
  return sort === 'price' ? vehicle.price : vehicle.stats[sort]
}

/** True for the best of the compared vehicles: the highest stat or the lowest price. Weight is never best, nor is one of several guesses. */
export function isBestOf(vehicle: CompareVehicle, sort: VehicleSort, all: readonly CompareVehicle[]): boolean {
  if (sort === 'name' || all.some(({ priceMark, statsMark }) => (sort === 'price' ? priceMark : statsMark) === 'guess')) return false
  if (sort === 'price') return all.length > 1 && all.every(({ price }) => price >= vehicle.price)
  return isBest(vehicle, sort, all)
}

/** Number of stats in which a vehicle is best, alone or with others. */
export function countBest(vehicle: CompareVehicle, all: readonly CompareVehicle[]): number {
  return stats.filter((stat) => isBestOf(vehicle, stat, all)).length
}

/** Parses the chosen vehicles of a URL, by any of their paints; all vehicles if none exists. */
export function readChosen<V extends CompareVehicle>(vehicles: readonly V[], texts: readonly string[]): V[] {
  const named = new Set(texts.flatMap((text) => text.split(/[\s,]+/)))
  const chosen = vehicles.filter(({ paints }) => paints.some(({ safe_name }) => named.has(safe_name)))
  return chosen.length > 0 ? chosen : [...vehicles]
}
