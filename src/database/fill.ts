import { randomUUID } from 'node:crypto'
import { hostname } from 'node:os'
import type { Selectable, Transaction } from 'kysely'
import type { Content } from '#content/read-files.ts'
import type { Database } from './open-database.ts'
import { toRows, withAnyTable, type Row } from './rows.ts'
import { filledTables, type FilledTable, type Tables } from './tables.ts'

/** What a filling changed. */
export type Filling = { revision: number; written: number; removed: number }

/** Rows in one statement: as many as both databases take without reaching their limit of parameters. */
const rowsPerInsert = 200

/** Who fills, and how. */
export type Filler = {
  /** As people know it: machine and folder. */
  by: string
  /** This run of the program, and no other. */
  run: string
  /** When the content was last changed, as an ISO date; empty if unknown. */
  contentFrom: string
  /** Older content may replace newer. */
  mayGoBack?: boolean
  /** The revision is to be above this one, whatever the database holds: what was filled before may have been lost with its file. */
  above?: number
}

const runOfThisProcess = randomUUID()
const byHand = (): Filler => ({ by: hostname(), run: runOfThisProcess, contentFrom: '', mayGoBack: true })

/** Content that is older than what the database holds. The message says who filled that. */
export class GoesBack extends Error {}

/**
 * Makes the database say what the content says. One transaction: readers see the old content or the new, never half, and a
 * process killed half way leaves the old. Writes only rows that changed; an unchanged content keeps its revision.
 */
export async function fill(database: Database, content: Content, filler: Filler = byHand()): Promise<Filling> {
  const { db, lock } = database
  const { above = 0, by, run, contentFrom } = filler
  const rows = toRows(content)
  return db.transaction().execute(async (transaction) => {
    await lock(transaction)
    let written = 0
    let removed = 0
    for (const table of filledTables) {
      const change = await fillTable(transaction, table, rows.get(table) ?? [])
      written += change.written
      removed += change.removed
    }
    const before = await transaction.selectFrom('revision').selectAll().executeTakeFirst()
    const isNew = !before || written + removed > 0
    if (isNew && before) assertNotOlder(database, before, filler)
    if (before && !isNew && before.number > above) {
      const { number: revision, content_from } = before
      // The same content, changed later: from now on that is how old it is.
      if (contentFrom > content_from) await transaction.updateTable('revision').set({ content_from: contentFrom }).execute()
      return { revision, written, removed }
    }
    const revision = Math.max(before?.number ?? 0, above) + 1
    const content_from = contentFrom || (before?.content_from ?? '')
    const row = { number: revision, changed_at: new Date().toISOString(), content_from, filled_by: by, filled_run: run }
    await transaction
      .insertInto('revision')
      .values({ id: 1, ...row })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
      .execute()
    return { revision, written, removed }
  })
}

/** Several processes may share a database, and one of them may have been started with older content. */
function assertNotOlder(database: Database, last: Selectable<Tables['revision']>, filler: Filler) {
  if (mayReplace(database, last, filler)) return
  throw new GoesBack(
    `${filler.contentFrom ? `This content is from ${filler.contentFrom}` : 'The date of this content is unknown'}, and the database holds newer: ` +
      `revision ${last.number} from ${last.content_from}, filled by ${last.filled_by} at ${last.changed_at}. ` +
      'Nothing was changed. To go back on purpose: npm run wiki -- sync --force',
  )
}

/** A run may undo what it filled itself; on SQLite, and where the date is unknown, so may a later run on the same folder. */
function mayReplace({ dialect }: Database, last: Selectable<Tables['revision']>, { by, run, contentFrom, mayGoBack }: Filler): boolean {
  if (mayGoBack || last.filled_run === run) return true
  if (last.filled_by === by && (dialect === 'sqlite' || contentFrom === '')) return true
  return contentFrom >= last.content_from
}

async function fillTable(transaction: Transaction<Tables>, table: FilledTable, rows: Row[]) {
  const db = withAnyTable(transaction)
  const stored = await db.selectFrom(table).select(['row_key', 'row_hash']).execute()
  const hashes = new Map(stored.map(({ row_key, row_hash }) => [row_key, row_hash]))
  const keys = new Set(rows.map(({ row_key }) => row_key))
  const gone = stored.filter(({ row_key }) => !keys.has(row_key)).map(({ row_key }) => row_key)
  const changed = rows.filter(({ row_key, row_hash }) => hashes.get(row_key) !== row_hash)
  const outdated = [...gone, ...changed.filter(({ row_key }) => hashes.has(row_key)).map(({ row_key }) => row_key)]
  for (const some of inPieces(outdated)) await db.deleteFrom(table).where('row_key', 'in', some).execute()
  for (const some of inPieces(changed)) await db.insertInto(table).values(some).execute()
  return { written: changed.length, removed: gone.length }
}

function inPieces<T>(all: T[]): T[][] {
  return Array.from({ length: Math.ceil(all.length / rowsPerInsert) }, (_, piece) =>
    all.slice(piece * rowsPerInsert, (piece + 1) * rowsPerInsert),
  )
}

/** The revision the database holds; 0 before the first filling. */
export async function readRevision({ db }: Pick<Database, 'db'>): Promise<{ number: number; changedAt: string }> {
  const row = await db.selectFrom('revision').select(['number', 'changed_at']).executeTakeFirst()
  return { number: row?.number ?? 0, changedAt: row?.changed_at ?? '' }
}
