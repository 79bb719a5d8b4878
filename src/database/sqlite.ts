import type { DatabaseSync, SQLInputValue } from 'node:sqlite'
import { Kysely, SqliteDialect, type SqliteDatabase } from 'kysely'
import type { Database } from './open-database.ts'
import { DatabaseFault, toFault } from './sqlite-fault.ts'
import { identify, openFile, toSqliteFile } from './sqlite-file.ts'
import type { Tables } from './tables.ts'

/** How often to look whether another process has filled the file, in milliseconds. */
const lookEvery = 1000

/** The embedded database: Node's own SQLite behind Kysely. */
export function openSqlite(address: string): Database {
  const held = hold(toSqliteFile(address))
  const db = new Kysely<Tables>({ dialect: new SqliteDialect({ database: toKyselyDatabase(held) }) })
  // Kysely begins a transaction without a lock, and one that starts by reading can only fail when somebody else writes.
  // Beginning again takes the lock at once, and waits for it.
  const takeWriteLock = () => {
    held.ask((file) => file.exec('rollback; begin immediate'))
    return Promise.resolve()
  }
  return {
    dialect: 'sqlite',
    db,
    held,
    beginFilling: takeWriteLock,
    beginMigrating: takeWriteLock,
    announceRevision: () => Promise.resolve(),
    watchRevision(onChange) {
      const timer = setInterval(onChange, lookEvery)
      timer.unref()
      return () => {
        clearInterval(timer)
        return Promise.resolve()
      }
    },
    close: () => db.destroy(),
  }
}

/** A file that whoever asks need not know of: it can be let go, and another one taken in its place, while the wiki runs. */
function hold(path: string) {
  let file: DatabaseSync | undefined = openFile(path)
  let seen = identify(path)
  let looked = seen
  let isSuspect = false

  function letGo() {
    try {
      file?.close()
    } catch {
      // A file that is damaged may refuse even this, and nothing more is wanted of it.
    }
    file = undefined
  }

  return {
    path,
    /** What a question to the file comes to; its failures are told in a sentence. */
    ask<Answer>(question: (file: DatabaseSync) => Answer): Answer {
      if (!file) throw new DatabaseFault(`${path} is being filled anew.`)
      try {
        return question(file)
      } catch (error) {
        const fault = toFault(error, path)
        isSuspect ||= fault instanceof DatabaseFault || (error instanceof Error && error.message.startsWith('no such table'))
        throw fault
      }
    },
    letGo,
    /** True when a question has failed as it does in a damaged file, until it was looked through. */
    isSuspect: () => isSuspect,
    /** Takes what lies at the path now in place of what was held. */
    takeOver() {
      // Of one and the same file, SQLite gives whoever opens it what it has open beside it.
      if (identify(path)?.file === seen?.file) letGo()
      const next = openFile(path)
      letGo()
      file = next
      seen = identify(path)
      isSuspect = false
    },
    /** How the held file stands: as last seen, written since, failing, parted from what lay beside it, no longer at its path, or let go. */
    look(): 'same' | 'written' | 'suspect' | 'parted' | 'gone' | 'replaced' | 'let go' {
      looked = identify(path)
      if (!looked) return 'gone'
      if (!file) return 'let go'
      if (looked.file !== seen?.file) return 'replaced'
      if (looked.beside !== seen.beside) return 'parted'
      if (isSuspect) return 'suspect'
      return looked.written === seen.written ? 'same' : 'written'
    },
    /** What was looked at last is well. */
    accept() {
      seen = looked
    },
    close() {
      try {
        // All that was filled belongs into the one file: what lies beside it may then be lost.
        file?.exec('pragma wal_checkpoint(truncate)')
      } catch {
        // It stays beside it.
      }
      letGo()
    },
  }
}
export type HeldFile = ReturnType<typeof hold>

function toKyselyDatabase(held: HeldFile): SqliteDatabase {
  return {
    close: () => held.close(),
    prepare(text) {
      const statement = held.ask((file) => file.prepare(text))
      return {
        reader: statement.columns().length > 0,
        // Rows come without a prototype, which deep comparison and spreading do not expect.
        all: (parameters) => held.ask(() => statement.all(...(parameters as SQLInputValue[])).map((row) => ({ ...row }))),
        run: (parameters) =>
          held.ask((file) =>
            // What could not be written has been rolled back already, and saying so again would hide why.
            text === 'rollback' && !file.isTransaction
              ? { changes: 0, lastInsertRowid: 0 }
              : statement.run(...(parameters as SQLInputValue[])),
          ),
        *iterate(parameters) {
          for (const row of statement.iterate(...(parameters as SQLInputValue[]))) yield { ...row }
        },
      }
    },
  }
}
