import type { Kysely } from 'kysely'
import { readRecords } from '#database/read-records.ts'
import type { Tables } from '#database/tables.ts'
import type { Kind } from '#model/wiki/kinds/kind.ts'
import { kinds } from '#model/game/kinds/kinds.ts'

export function thingPageQueries(db: Kysely<Tables>) {
  return {
    /** Paths of the pages of all things, kind by kind. */
    async listAll(): Promise<string[]> {
      const pages: string[] = []
      for (const kind of Object.values(kinds)) pages.push(...(await listOfKind(db, kind)))
      return pages
    },
  }
}

async function listOfKind(db: Kysely<Tables>, kind: Kind): Promise<string[]> {
  const { page, pageFrom, search, key } = kind
  if (!page) return []
  const records = await readRecords(db, kind, search?.order ?? [key[0], 'asc'], { only: pageFrom })
  return records.flatMap((record) => page(record) ?? [])
}
