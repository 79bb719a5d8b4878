import type { Kysely } from 'kysely'
import { Wiring } from '#model/logic/wiring.ts'
import { createRowReader } from '#database/stored-as.ts'
import type { Tables } from '#database/tables.ts'

const readWiring = createRowReader(Wiring.shape)

export function wiringQueries(db: Kysely<Tables>) {
  return {
    /** Wirings of the example builds, by name of the build. */
    async listAll(): Promise<Wiring[]> {
      const rows = await db.selectFrom('wiring').select(['build', 'title', 'nodes', 'edges']).orderBy('build').execute()
      return rows.map(readWiring)
    },
  }
}
