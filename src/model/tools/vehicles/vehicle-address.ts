import { oneOf } from '#model/text/one-of.ts'
import {
  firstDirection,
  readChosen,
  vehicleSorts,
  type CompareVehicle,
  type StatDirection,
  type VehicleSort,
} from '#model/tools/vehicles/vehicle-comparison.ts'
import { defineAddress } from '#model/tools/define-address.ts'

export type VehicleState = {
  /** Safe names of the compared vehicles. */
  show: string[]
  sort: VehicleSort
  direction: StatDirection
}

const firstSort: VehicleSort = 'price'

/** "?show=hydro-truck+hydro-excavator&sort=top-speed"; ".asc" or ".desc" if it is not the default direction. */
export const vehicleAddress = defineAddress({
  parameters: ['show', 'sort'],
  lists: ['show'],
  read: (params, vehicles: readonly CompareVehicle[]): VehicleState => ({
    show: readChosen(vehicles, params.getAll('show')).map(({ safe_name }) => safe_name),
    ...readSort(params.get('sort') ?? ''),
  }),
  write: ({ show, sort, direction }, vehicles) => ({
    ...(show.length < vehicles.length ? { show: show.join(' ') } : {}),
    ...(sort === firstSort && direction === firstDirection(sort) ? {} : { sort: writeSort(sort, direction) }),
  }),
})

function readSort(text: string): Pick<VehicleState, 'sort' | 'direction'> {
  const [name, way] = text.split('.')
  const sort = oneOf(vehicleSorts, name) ?? firstSort
  return { sort, direction: way === 'asc' || way === 'desc' ? way : firstDirection(sort) }
}

export function writeSort(sort: VehicleSort, direction: StatDirection): string {
  return direction === firstDirection(sort) ? sort : `${sort}.${direction}`
}
