import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { messageOf } from '#model/text/message-of.ts'
import { makeFolder } from '#database/make-folder.ts'
import { DatabaseFault, toFault } from './sqlite-errors.ts'
import { identify } from './sqlite-file.ts'

/** Database timeout: how long a query waits for a lock that another process holds. */
const busyTimeoutMs = 10_000

/** A connection that can be closed and opened again while the server runs: queries on a closed one fail with a `DatabaseFault`. */
export function connect(path: string) {
  let file: DatabaseSync | undefined = openFile(path)
  let opened = identify(path)
  let isDamaged = false

  function close() {
    try {
      file?.close()
    } catch {
      // A damaged file may fail here, and nothing more is read from it.
    }
    file = undefined
  }

  return {
    path,

    run<Result>(query: (file: DatabaseSync) => Result): Result {
      if (!file) throw new DatabaseFault(`${path} is being filled again.`)
      try {
        return query(file)
      } catch (error) {
        const fault = toFault(error, path)
        isDamaged ||= fault instanceof DatabaseFault && fault.isDamage
        throw fault
      }
    },

    /** False once the file was written to or replaced, once a query has found damage, and while the connection is closed. */
    isUnchanged(): boolean {
      const found = identify(path)
      return file !== undefined && !isDamaged && found?.id === opened?.id && found?.written === opened?.written
    },

    /** Accepts what is at the path now, and opens it where that is another file or nothing is open. */
    refresh() {
      if (!file || isDamaged || identify(path)?.id !== opened?.id) {
        // SQLite shares a log that was deleted between all connections of one process: close first.
        close()
        file = openFile(path)
        isDamaged = false
      }
      opened = identify(path)
    },

    close,

    /** Writes the log into the file and closes it. */
    finish() {
      try {
        file?.exec('pragma wal_checkpoint(truncate)')
      } catch {
        // The log stays beside the file.
      }
      close()
    },
  }
}
export type SqliteConnection = ReturnType<typeof connect>

function openFile(path: string): DatabaseSync {
  try {
    if (path !== ':memory:') makeFolder(dirname(path))
  } catch (error) {
    throw new DatabaseFault(`The folder of ${path} cannot be made: ${messageOf(error)}. DATABASE_URL says where it is to be.`, {
      cause: error,
    })
  }
  let file: DatabaseSync | undefined
  try {
    file = new DatabaseSync(path)
    // With a write-ahead log others read while one process fills, and a process killed in the middle leaves the last whole state.
    file.exec(`pragma busy_timeout = ${busyTimeoutMs}; pragma journal_mode = wal; pragma synchronous = normal`)
    // The first query creates the log.
    file.prepare('select count(*) from sqlite_schema').get()
    return file
  } catch (error) {
    file?.close()
    throw toFault(error, path)
  }
}
