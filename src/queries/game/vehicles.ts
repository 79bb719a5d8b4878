import type { Kysely } from 'kysely'
import { Vehicle, VehicleRecord } from '#model/vehicles/vehicle.ts'
import { createRowReader } from '#database/stored-as.ts'
import type { Tables } from '#database/tables.ts'
import { isNamed } from '../named.ts'

const readVehicle = createRowReader(Vehicle.shape)
const soldShape = VehicleRecord.pick({
  safe_name: true,
  model: true,
  paint: true,
  runs_on: true,
  description: true,
  shop: true,
  rig: true,
}).shape
const readSold = createRowReader({ ...Vehicle.shape, ...soldShape })

export function vehicleQueries(db: Kysely<Tables>) {
  const all = () =>
    db
      .selectFrom('vehicle')
      .select(['id', 'name', 'price', 'stats', 'safe_name', 'model', 'paint', 'runs_on', 'description', 'shop', 'rig'])
      .orderBy('id')
      .execute()
  const listAll = async (): Promise<Vehicle[]> => (await all()).map(readVehicle)
  return {
    listAll,
    /** Vehicles with safe name, model, paint, rig data and the id of their shop. */
    async listWithShops() {
      return (await all()).map(readSold)
    },
    /** Matches the name, and so the safe name. */
    async listExact(text: string): Promise<Vehicle[]> {
      return (await listAll()).filter(({ name }) => isNamed(text, [name]))
    },
  }
}
