import type { Kysely, Selectable } from 'kysely'
import type { Resource } from '#model/crafting/resource.ts'
import type { Tables } from '#database/tables.ts'

export function resourceQueries(db: Kysely<Tables>) {
  return {
    async findBySafeName(safeName: string): Promise<Resource | undefined> {
      const row = await db.selectFrom('resource').selectAll().where('safe_name', '=', safeName.toLowerCase()).executeTakeFirst()
      return row && toResource(row)
    },

    /** Every resource record: what crafting trees are drawn from. */
    async listAll(): Promise<(Resource & { safe_name: string })[]> {
      const rows = await db.selectFrom('resource').selectAll().orderBy('safe_name').execute()
      return rows.map((row) => ({ ...toResource(row), safe_name: row.safe_name }))
    },
  }
}

function toResource({ name, type, value, input, output }: Selectable<Tables['resource']>): Resource {
  return {
    name,
    type,
    value,
    input: JSON.parse(input) as Resource['input'],
    output: JSON.parse(output) as Resource['output'],
  }
}
