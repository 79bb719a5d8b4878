import { sql, type Kysely } from 'kysely'
import { Mod } from '#model/mods/mod.ts'
import { createRowReader } from '#database/stored-as.ts'
import type { Tables } from '#database/tables.ts'

const readMod = createRowReader(Mod.shape)

export function modQueries(db: Kysely<Tables>) {
  const active = () => db.selectFrom('mod').where('active', '=', 1)
  return {
    async listAll(): Promise<Mod[]> {
      const rows = await active().selectAll().orderBy('id').execute()
      return rows.map(readMod)
    },
    /** A mod with the HTML of its page, '' for none. Ignores the case of the name. */
    async findWithBody(name: string): Promise<(Mod & { body: string }) | undefined> {
      const row = await active()
        .selectAll()
        .where(sql`lower(name)`, '=', name.toLowerCase())
        .orderBy('id')
        .executeTakeFirst()
      return row && { ...readMod(row), body: row.body }
    },
  }
}
