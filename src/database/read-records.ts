import { sql, type Kysely } from 'kysely'
import type { Kind } from '#model/wiki/kinds/kind.ts'
import type { Row } from './rows.ts'
import { createFieldReader } from './stored-as.ts'
import { tableFields, type FilledTable, type Tables } from './tables.ts'

export type RecordOrder = readonly [field: string, direction: 'asc' | 'desc']

/**
 * Reads all records of a kind, derived columns included. `only`: names of the fields to read. `which: 'active'`: skips inactive records.
 * For code that works on any kind; queries of one kind use Kysely themselves.
 */
export async function readRecords(
  db: Kysely<Tables>,
  { table }: Pick<Kind, 'table'>,
  [field, direction]: RecordOrder,
  { which = 'all', only }: { which?: 'all' | 'active'; only?: readonly string[] | undefined } = {},
): Promise<Record<string, unknown>[]> {
  const allFields = tableFields.get(table as FilledTable) ?? {}
  const fields = only ? Object.fromEntries(Object.entries(allFields).filter(([name]) => only.includes(name))) : allFields
  const all = db
    .$extendTables<Record<string, Row>>()
    .selectFrom(table)
    .select(Object.keys(fields).map((name) => sql.ref(name).as(name)))
    .orderBy(sql.ref(field), direction)
  const rows = await (which === 'active' && 'active' in allFields ? all.where('active', '=', 1) : all).execute()
  return rows.map(createFieldReader(fields))
}
