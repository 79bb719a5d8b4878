import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { messageOf } from '#model/text/message-of.ts'
import { lockTimeoutMs } from '#model/http/timeouts.ts'
import { makeFolder } from '#database/make-folder.ts'
import { DatabaseFault, toFault } from './errors.ts'
import { identify } from './file.ts'

/** A connection that can be closed and reopened while the server runs. Queries on a closed one throw a `DatabaseFault`. */
export function connect(path: string) {
  let file: DatabaseSync | undefined = openFile(path)
  let opened = identify(path)
  let isDamaged = false

  function close() {
    try {
      file?.close()
    } catch {
      // A damaged file may fail to close.
    }
    file = undefined
  }

  return {
    path,

    run<Result>(query: (file: DatabaseSync) => Result): Result {
      if (!file) throw new DatabaseFault(`${path} is closed while it is refilled.`)
      try {
        return query(file)
      } catch (error) {
        const fault = toFault(error, path)
        isDamaged ||= fault instanceof DatabaseFault && fault.isDamage
        throw fault
      }
    },

    /** False after the file was written or replaced, after a query found damage, and while the connection is closed. */
    isUnchanged(): boolean {
      const current = identify(path)
      return file !== undefined && !isDamaged && current?.id === opened?.id && current?.written === opened?.written
    },

    /** Accepts the file now at the path; reopens it if it is another file, is damaged or is closed. */
    refresh() {
      if (!file || isDamaged || identify(path)?.id !== opened?.id) {
        // Close first: connections of one process share the log, also a deleted one.
        close()
        file = openFile(path)
        isDamaged = false
      }
      opened = identify(path)
    },

    close,

    /** Writes the write-ahead log into the file and closes it. */
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
    throw new DatabaseFault(`Cannot create the folder of ${path}: ${messageOf(error)}. Set another path in DATABASE_URL.`, {
      cause: error,
    })
  }
  let file: DatabaseSync | undefined
  try {
    file = new DatabaseSync(path)
    // Write-ahead log: other processes can read while one fills.
    file.exec(`pragma busy_timeout = ${lockTimeoutMs}; pragma journal_mode = wal; pragma synchronous = normal`)
    // Creates the log, which `identify` compares, and fails if the file is damaged.
    file.prepare('select count(*) from sqlite_schema').get()
    return file
  } catch (error) {
    file?.close()
    throw toFault(error, path)
  }
}
