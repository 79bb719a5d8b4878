import type { Kysely } from 'kysely'
import { readRecords } from '#database/read-records.ts'
import type { Tables } from '#database/tables.ts'
import type { Kind } from '#model/wiki/kinds/kind.ts'
import { kindNames, kinds } from '#model/game/kinds/kinds.ts'

export function thingNameQueries(db: Kysely<Tables>) {
  return {
    /** Lists the keys by which content files refer to things of these kinds; ignores unknown kinds. */
    async listOf(requested: readonly string[]): Promise<{ kind: string; names: string[] }[]> {
      const selected = kindNames.filter((name) => requested.includes(name))
      return Promise.all(selected.map(async (kind) => ({ kind, names: await listNames(db, kinds[kind]) })))
    },
  }
}

async function listNames(db: Kysely<Tables>, kind: Kind): Promise<string[]> {
  const [key] = kind.key
  return (await readRecords(db, kind, [key, 'asc'])).map((record) => String(record[key]))
}
