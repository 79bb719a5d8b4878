import { sql, type Kysely } from 'kysely'
import type { Kind } from '#model/wiki/kinds/kind.ts'
import type { Row } from './rows.ts'
import { createFieldReader } from './stored-as.ts'
import { tableFields, type FilledTable, type Tables } from './tables.ts'

export type RecordOrder = readonly [field: string, direction: 'asc' | 'desc']

/**
 * All things of a kind, with what is worked out from their records, or only some fields of them; of kinds that can be put away, on wish
 * only those that are not.
 * Tables differ only in their columns, which the fields of the kind read: queries that know their kind ask Kysely themselves.
 */
export async function readRecords(
  db: Kysely<Tables>,
  { table }: Pick<Kind, 'table'>,
  [field, direction]: RecordOrder,
  { which = 'all', only }: { which?: 'all' | 'active'; only?: readonly string[] | undefined } = {},
): Promise<Record<string, unknown>[]> {
  const known = tableFields.get(table as FilledTable) ?? {}
  const fields = only ? Object.fromEntries(Object.entries(known).filter(([name]) => only.includes(name))) : known
  const all = db
    .$extendTables<Record<string, Row>>()
    .selectFrom(table)
    .select(Object.keys(fields).map((name) => sql.ref(name).as(name)))
    .orderBy(sql.ref(field), direction)
  const rows = await (which === 'active' && 'active' in known ? all.where('active', '=', 1) : all).execute()
  return rows.map(createFieldReader(fields))
}
