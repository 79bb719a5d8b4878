import {
  firstDirection,
  readChosen,
  vehicleSorts,
  type CompareVehicle,
  type Direction,
  type VehicleSort,
} from '#model/tools/vehicles/vehicle-comparison.ts'
import type { AddressShape } from '../use-address-state.ts'

export type VehicleState = {
  /** Safe names of those compared. */
  show: string[]
  sort: VehicleSort
  direction: Direction
}

const firstSort: VehicleSort = 'price'

/** "?show=pickup-truck+excavator&sort=top-speed"; ".asc" or ".desc" only where it is not the usual way. */
export function vehicleAddress(vehicles: readonly CompareVehicle[]): AddressShape<VehicleState> {
  return {
    read: (parameters) => ({
      show: readChosen(vehicles, parameters.getAll('show')).map(({ safe_name }) => safe_name),
      ...readSort(parameters.get('sort') ?? ''),
    }),
    write: ({ show, sort, direction }) => ({
      ...(show.length < vehicles.length ? { show: show.join(' ') } : {}),
      ...(sort === firstSort && direction === firstDirection(sort) ? {} : { sort: writeSort(sort, direction) }),
    }),
  }
}

function readSort(text: string): Pick<VehicleState, 'sort' | 'direction'> {
  const [name, way] = text.split('.')
  const sort = vehicleSorts.find((one) => one === name) ?? firstSort
  return { sort, direction: way === 'asc' || way === 'desc' ? way : firstDirection(sort) }
}

export function writeSort(sort: VehicleSort, direction: Direction): string {
  return direction === firstDirection(sort) ? sort : `${sort}.${direction}`
}
