import { useMemo } from 'react'
import {
  firstDirection,
  readChosen,
  sortVehicles,
  type CompareVehicle,
  type VehicleSort,
} from '#model/tools/vehicles/vehicle-comparison.ts'
import { Glyph, Icon } from '#web/ui/icon.tsx'
import { glyphOfVehicle } from '#web/game-ui/place-icons.ts'
import { ToolForm } from '#web/features/tools/form/tool-form.tsx'
import { useAddressState } from '#web/features/tools/use-address-state.ts'
import { StatCharts } from './stat-charts.tsx'
import { vehicleAddress, writeSort, type VehicleState } from '#model/tools/vehicles/vehicle-address.ts'
import { VehicleTable, type Tank } from './vehicle-table.tsx'
import '../tools.css'
import '../planners.css'
import './vehicles.css'

export type VehiclesProps = { initial: VehicleState; vehicles: CompareVehicle[]; tank: Tank }

/** Compares vehicles: choose, sort, and see the bars of each stat. */
export function VehiclesTool({ initial, vehicles, tank }: VehiclesProps) {
  const shape = useMemo(() => vehicleAddress.with(vehicles), [vehicles])
  const { state, form, address, choose, reset } = useAddressState('vehicles', initial, shape)
  const chosen = sortVehicles(readChosen(vehicles, state.show), state.sort, state.direction)
  const toggleVehicle = (name: string) => {
    const show = vehicles.map(({ safe_name }) => safe_name).filter((other) => (other === name) !== state.show.includes(other))
    // Keeps at least one vehicle.
    if (show.length > 0) choose({ ...state, show })
  }
  const sortBy = (sort: VehicleSort) =>
    choose({ ...state, sort, direction: sort !== state.sort ? firstDirection(sort) : state.direction === 'asc' ? 'desc' : 'asc' })
  return (
    <ToolForm slug="vehicles" label="Vehicle comparison" address={address} formRef={form} onReset={reset}>
      <fieldset className="picks">
        <legend>Compare</legend>
        <div className="pick-tiles">
          {vehicles.map(({ safe_name, name }) => (
            <label key={safe_name} className="pick-tile">
              <input
                type="checkbox"
                name="show"
                value={safe_name}
                checked={state.show.includes(safe_name)}
                onChange={() => toggleVehicle(safe_name)}
              />
              <span className="vehicle-badge">
                <Glyph name={glyphOfVehicle(safe_name)} />
              </span>
              <span>{name}</span>
              <Icon name="check" />
            </label>
          ))}
        </div>
      </fieldset>
      <VehicleTable tank={tank} vehicles={chosen} sort={state.sort} direction={state.direction} onSort={sortBy} />
      {/* Submitted by the form without script; a pressed sort button precedes it and wins. */}
      <input type="hidden" name="sort" value={writeSort(state.sort, state.direction)} />
      <StatCharts vehicles={chosen} />
    </ToolForm>
  )
}

export { VehiclesTool as island }
