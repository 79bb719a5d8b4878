import { sql, type Kysely } from 'kysely'
import { createRowReader } from '#database/stored-as.ts'
import { tableFields, type FilledTable, type Tables } from '#database/tables.ts'
import type { Kind } from '#model/wiki/kinds/kind.ts'
import { kinds } from '#model/wiki/kinds/kinds.ts'

export function thingPageQueries(db: Kysely<Tables>) {
  return {
    /** The pages of all things that have one of their own, kind by kind. */
    async listAll(): Promise<string[]> {
      const pages: string[] = []
      for (const kind of Object.values(kinds)) pages.push(...(await listOfKind(db, kind)))
      return pages
    },
  }
}

async function listOfKind(db: Kysely<Tables>, { table, page, search, key }: Kind): Promise<string[]> {
  if (!page) return []
  const [field, direction] = search?.order ?? [key[0], 'asc']
  // The tables differ in their columns, which their own shapes read.
  const rows = await db
    .selectFrom(table as 'item')
    .selectAll()
    .orderBy(sql.ref(field), direction)
    .execute()
  const read = createRowReader(tableFields.get(table as FilledTable) ?? {})
  return rows.flatMap((row) => page(read(row as never)) ?? [])
}
