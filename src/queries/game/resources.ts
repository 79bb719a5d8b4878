import type { Kysely } from 'kysely'
import { Resource } from '#model/crafting/resource.ts'
import { createRowReader } from '#database/stored-as.ts'
import type { Tables } from '#database/tables.ts'

const readResource = createRowReader(Resource.shape)

export function resourceQueries(db: Kysely<Tables>) {
  return {
    async findBySafeName(safeName: string): Promise<Resource | undefined> {
      const row = await db.selectFrom('resource').selectAll().where('safe_name', '=', safeName.toLowerCase()).executeTakeFirst()
      return row && readResource(row)
    },

    /** All resources, for crafting trees. */
    async listAll(): Promise<(Resource & { safe_name: string })[]> {
      const rows = await db.selectFrom('resource').selectAll().orderBy('safe_name').execute()
      return rows.map((row) => ({ ...readResource(row), safe_name: row.safe_name }))
    },
  }
}
