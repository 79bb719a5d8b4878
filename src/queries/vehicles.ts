import type { Kysely } from 'kysely'
import type { Vehicle, VehicleStats } from '#model/vehicles/vehicle.ts'
import type { Tables } from '#database/tables.ts'
import { isNamed } from './named.ts'

export function vehicleQueries(db: Kysely<Tables>) {
  async function listAll(): Promise<Vehicle[]> {
    const rows = await db.selectFrom('vehicle').select(['id', 'name', 'price', 'stats']).orderBy('id').execute()
    return rows.map(({ id, name, price, stats }) => ({ id, name, price, stats: JSON.parse(stats) as VehicleStats }))
  }
  return {
    listAll,
    /** By safe name or name. */
    async listExact(text: string): Promise<Vehicle[]> {
      return (await listAll()).filter(({ name }) => isNamed(text, [name]))
    },
  }
}
