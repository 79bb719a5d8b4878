import { sql, type Kysely } from 'kysely'
import type { Mod } from '#model/mods/mod.ts'
import type { Tables } from '#database/tables.ts'

export function modQueries(db: Kysely<Tables>) {
  const active = () => db.selectFrom('mod').where('active', '=', 1)
  return {
    async listAll(): Promise<Mod[]> {
      const rows = await active().selectAll().orderBy('id').execute()
      return rows.map(toMod)
    },
    /** A mod with the text of its page, which is HTML; empty for mods without one. Its name may be written in any case. */
    async findWithBody(name: string): Promise<(Mod & { body: string }) | undefined> {
      const row = await active()
        .selectAll()
        .where(sql`lower(name)`, '=', name.toLowerCase())
        .orderBy('id')
        .executeTakeFirst()
      return row && { ...toMod(row), body: row.body }
    },
  }
}

type ModRow = { [K in keyof Mod]: Mod[K] extends boolean ? 0 | 1 : Mod[K] }

function toMod({ name, author, description, url, details, ribbon_text, ribbon_color, status }: ModRow): Mod {
  return { name, author, description, url, details: details === 1, ribbon_text, ribbon_color, status }
}
