import { randomUUID } from 'node:crypto'
import { hostname } from 'node:os'
import type { Selectable, Transaction } from 'kysely'
import type { Content } from '#content/read-files.ts'
import type { Database } from './open-database.ts'
import { toRows, withAnyTable, type Row } from './rows.ts'
import { filledTables, type FilledTable, type Tables } from './tables.ts'

/** Result of a fill; `written` and `removed` count rows. */
export type Filling = { revision: number; written: number; removed: number }

/** Below the parameter limits of both databases. */
const rowsPerInsert = 200

/** The process that fills, stored with the revision. */
export type Filler = {
  /** Machine and folder, for people. */
  by: string
  /** Id of this run of the program. */
  run: string
  /** When the content was last changed, as an ISO date; empty if unknown. */
  contentFrom: string
  /** True if older content may replace newer. */
  mayGoBack?: boolean
  /** The new revision must be above this one: the database that held it may be lost. */
  above?: number
}

const runOfThisProcess = randomUUID()
const byHand = (): Filler => ({ by: hostname(), run: runOfThisProcess, contentFrom: '', mayGoBack: true })

/** Thrown when the content is older than the database's. The message says who filled the database. */
export class OlderContentError extends Error {}

/**
 * Fills the database from the content, in one transaction. Writes only changed rows; unchanged content keeps its revision. Throws
 * OlderContentError if the database holds newer content.
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
      // The same content with a later date.
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

/** Several processes may share a database, and one of them may have older content. */
function assertNotOlder(database: Database, last: Selectable<Tables['revision']>, filler: Filler) {
  if (mayReplace(database, last, filler)) return
  throw new OlderContentError(
    `${filler.contentFrom ? `This content is from ${filler.contentFrom}` : 'The date of this content is unknown'}, and the database holds newer content: ` +
      `revision ${last.number} from ${last.content_from}, filled by ${last.filled_by} at ${last.changed_at}. ` +
      'Nothing was changed. To replace it with this content: npm run wiki -- sync --force',
  )
}

/** A run may replace its own content; with SQLite or an unknown date, so may a later run on the same folder. */
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
  for (const chunk of toChunks(outdated)) await db.deleteFrom(table).where('row_key', 'in', chunk).execute()
  for (const chunk of toChunks(changed)) await db.insertInto(table).values(chunk).execute()
  return { written: changed.length, removed: gone.length }
}

function toChunks<T>(all: T[]): T[][] {
  return Array.from({ length: Math.ceil(all.length / rowsPerInsert) }, (_, index) =>
    all.slice(index * rowsPerInsert, (index + 1) * rowsPerInsert),
  )
}

/** The revision of the database, and when it was filled (UTC); 0 and '' before the first fill. */
export async function readRevision({ db }: Pick<Database, 'db'>): Promise<{ number: number; changedAt: string }> {
  const row = await db.selectFrom('revision').select(['number', 'changed_at']).executeTakeFirst()
  return { number: row?.number ?? 0, changedAt: row?.changed_at ?? '' }
}
