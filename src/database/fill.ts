import type { Transaction } from 'kysely'
import type { Content } from '#content/read-content.ts'
import type { Database } from './open-database.ts'
import { toRows, type Row } from './rows.ts'
import { filledTables, type FilledTable, type Tables } from './tables.ts'

/** What a filling changed. */
export type Filling = { revision: number; written: number; removed: number }

/** Rows in one statement: as many as both databases take without reaching their limit of parameters. */
const rowsPerInsert = 200

/**
 * Makes the database say what the content says. One transaction: readers see the old content or the new, never half, and a
 * process killed half way leaves the old. Writes only rows that changed; an unchanged content keeps its revision.
 */
export async function fill({ db, beginFilling, announceRevision }: Database, content: Content): Promise<Filling> {
  const rows = toRows(content)
  return db.transaction().execute(async (transaction) => {
    await beginFilling(transaction)
    let written = 0
    let removed = 0
    for (const table of filledTables) {
      const change = await fillTable(transaction, table, rows.get(table) ?? [])
      written += change.written
      removed += change.removed
    }
    const before = await transaction.selectFrom('revision').select('number').executeTakeFirst()
    if (before && written + removed === 0) return { revision: before.number, written, removed }
    const revision = (before?.number ?? 0) + 1
    await transaction
      .insertInto('revision')
      .values({ id: 1, number: revision, changed_at: new Date().toISOString() })
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ number: revision, changed_at: new Date().toISOString() }))
      .execute()
    await announceRevision(transaction, revision)
    return { revision, written, removed }
  })
}

async function fillTable(transaction: Transaction<Tables>, table: FilledTable, rows: Row[]) {
  // The tables differ only in their columns, which this code does not look at.
  const target = table as 'site'
  const stored = await transaction.selectFrom(target).select(['row_key', 'row_hash']).execute()
  const hashes = new Map(stored.map(({ row_key, row_hash }) => [row_key, row_hash]))
  const keys = new Set(rows.map(({ row_key }) => row_key))
  const gone = stored.filter(({ row_key }) => !keys.has(row_key)).map(({ row_key }) => row_key)
  const changed = rows.filter(({ row_key, row_hash }) => hashes.get(row_key) !== row_hash)
  const outdated = [...gone, ...changed.filter(({ row_key }) => hashes.has(row_key)).map(({ row_key }) => row_key)]
  for (const some of inPieces(outdated)) await transaction.deleteFrom(target).where('row_key', 'in', some).execute()
  for (const some of inPieces(changed))
    await transaction
      .insertInto(target)
      .values(some as never)
      .execute()
  return { written: changed.length, removed: gone.length }
}

function inPieces<T>(all: T[]): T[][] {
  return Array.from({ length: Math.ceil(all.length / rowsPerInsert) }, (_, piece) =>
    all.slice(piece * rowsPerInsert, (piece + 1) * rowsPerInsert),
  )
}

/** The revision the database holds; 0 before the first filling. */
export async function readRevision({ db }: Database): Promise<{ number: number; changedAt: string }> {
  const row = await db.selectFrom('revision').select(['number', 'changed_at']).executeTakeFirst()
  return { number: row?.number ?? 0, changedAt: row?.changed_at ?? '' }
}
