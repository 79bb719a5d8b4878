import type { Kysely } from 'kysely'
import { Fact } from '#model/wiki/fact.ts'
import { createRowReader } from '#database/stored-as.ts'
import type { Tables } from '#database/tables.ts'

const readFact = createRowReader(Fact.shape)

export function factQueries(db: Kysely<Tables>) {
  return {
    async listAll(): Promise<Fact[]> {
      const rows = await db.selectFrom('fact').select(['key', 'value', 'note', 'version', 'certainty']).orderBy('key').execute()
      return rows.map(readFact)
    },
  }
}
