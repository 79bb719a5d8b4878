import type { Kysely } from 'kysely'
import { toComparable } from '#model/text/slugs.ts'
import type { Vehicle, VehicleStats } from '#model/vehicles/vehicle.ts'
import type { Tables } from '#database/tables.ts'

export function vehicleQueries(db: Kysely<Tables>) {
  async function listAll(): Promise<Vehicle[]> {
    const rows = await db.selectFrom('vehicle').select(['id', 'name', 'price', 'stats']).orderBy('id').execute()
    return rows.map(({ id, name, price, stats }) => ({ id, name, price, stats: JSON.parse(stats) as VehicleStats }))
  }
  return {
    listAll,
    /** By safe name or name. */
    async listExact(text: string): Promise<Vehicle[]> {
      const wanted = toComparable(text)
      return (await listAll()).filter(({ name }) => toComparable(name) === wanted)
    },
  }
}
