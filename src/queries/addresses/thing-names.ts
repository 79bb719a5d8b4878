import type { Kysely } from 'kysely'
import { readRecords } from '#database/read-records.ts'
import type { Tables } from '#database/tables.ts'
import type { Kind } from '#model/wiki/kinds/kind.ts'
import { kindNames, kinds } from '#model/game/kinds/kinds.ts'

export function thingNameQueries(db: Kysely<Tables>) {
  return {
    /** What files name the things of these kinds by; kinds that there are not are left out. */
    async listOf(wanted: readonly string[]): Promise<{ kind: string; names: string[] }[]> {
      const found = kindNames.filter((name) => wanted.includes(name))
      return Promise.all(found.map(async (kind) => ({ kind, names: await listNames(db, kinds[kind]) })))
    },
  }
}

async function listNames(db: Kysely<Tables>, kind: Kind): Promise<string[]> {
  const [key] = kind.key
  return (await readRecords(db, kind, [key, 'asc'])).map((record) => String(record[key]))
}
