import type { Kysely, Selectable } from 'kysely'
import type { Vehicle, VehicleStats } from '#model/vehicles/vehicle.ts'
import type { Tables } from '#database/tables.ts'
import { isNamed } from './named.ts'

export function vehicleQueries(db: Kysely<Tables>) {
  const all = () => db.selectFrom('vehicle').select(['id', 'name', 'price', 'stats', 'safe_name', 'shop']).orderBy('id').execute()
  const listAll = async (): Promise<Vehicle[]> => (await all()).map(toVehicle)
  return {
    listAll,
    /** Each with its name in addresses and the id of the shop that sells it. */
    async listWithShops(): Promise<(Vehicle & { safe_name: string; shop: number })[]> {
      return (await all()).map((row) => ({ ...toVehicle(row), safe_name: row.safe_name, shop: row.shop }))
    },
    /** By safe name or name. */
    async listExact(text: string): Promise<Vehicle[]> {
      return (await listAll()).filter(({ name }) => isNamed(text, [name]))
    },
  }
}

function toVehicle({ id, name, price, stats }: Pick<Selectable<Tables['vehicle']>, 'id' | 'name' | 'price' | 'stats'>): Vehicle {
  return { id, name, price, stats: JSON.parse(stats) as VehicleStats }
}
