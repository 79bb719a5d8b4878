import type { Kysely } from 'kysely'
import type { Fact } from '#model/wiki/fact.ts'
import type { Tables } from '#database/tables.ts'

export function factQueries(db: Kysely<Tables>) {
  return {
    async listAll(): Promise<Fact[]> {
      const rows = await db.selectFrom('fact').select(['key', 'value', 'note']).orderBy('key').execute()
      return rows.map(({ key, value, note }) => ({ key, value: JSON.parse(value) as Fact['value'], note }))
    },
  }
}
