import type { Kysely } from 'kysely'
import { Vehicle } from '#model/vehicles/vehicle.ts'
import { createRowReader } from '#database/stored-as.ts'
import type { Tables } from '#database/tables.ts'
import { isNamed } from './named.ts'

const readVehicle = createRowReader(Vehicle.shape)

export function vehicleQueries(db: Kysely<Tables>) {
  const all = () => db.selectFrom('vehicle').select(['id', 'name', 'price', 'stats', 'safe_name', 'shop']).orderBy('id').execute()
  const listAll = async (): Promise<Vehicle[]> => (await all()).map(readVehicle)
  return {
    listAll,
    /** Each with its name in addresses and the id of the shop that sells it. */
    async listWithShops(): Promise<(Vehicle & { safe_name: string; shop: number })[]> {
      return (await all()).map((row) => ({ ...readVehicle(row), safe_name: row.safe_name, shop: row.shop }))
    },
    /** By safe name or name. */
    async listExact(text: string): Promise<Vehicle[]> {
      return (await listAll()).filter(({ name }) => isNamed(text, [name]))
    },
  }
}
