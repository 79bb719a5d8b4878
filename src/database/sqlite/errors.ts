/** A fault of the database file, its disk or its folder. The message names the cause and the remedy. */
export class DatabaseFault extends Error {
  override name = 'DatabaseFault'
  readonly isDamage: boolean

  constructor(message: string, { isDamage = false, cause }: { isDamage?: boolean; cause?: unknown } = {}) {
    super(message, { cause })
    this.isDamage = isDamage
  }
}

/** By SQLite result code: https://www.sqlite.org/rescode.html */
const messages: Record<number, (path: string) => string> = {
  5: (path) => `${path} is locked by another process. Stop that process, or set another path in DATABASE_URL.`,
  8: (path) => `${path} or its folder is read-only. Allow this user to write it, or set another path in DATABASE_URL.`,
  10: (path) => `Reading or writing ${path} failed: the disk is broken or full. Free space, or set another path in DATABASE_URL.`,
  11: (path) => `${path} is damaged.`,
  13: (path) => `The disk with ${path} is full. Free space, or set another path in DATABASE_URL.`,
  14: (path) => `Cannot open ${path}. Check that its folder exists and can be written.`,
  26: (path) => `${path} is damaged: it is not an SQLite file.`,
}
const extendedMessages: Record<number, string> = {
  // SQLITE_IOERR_GETTEMPPATH
  6410: 'SQLite finds no temporary folder to write to. Make /tmp writable, or name another folder in TMPDIR.',
}
const damageCodes = [11, 26]
/** The lowest byte of an extended result code is the primary code. */
const codeMask = 0xff

/** Converts SQLite errors that an operator can fix to a `DatabaseFault`; returns others unchanged. */
export function toFault(error: unknown, path: string): unknown {
  if (!(error instanceof Error) || !('errcode' in error)) return error
  const extended = extendedMessages[Number(error.errcode)]
  if (extended) return new DatabaseFault(extended, { cause: error })
  const code = Number(error.errcode) & codeMask
  const toMessage = messages[code]
  return toMessage ? new DatabaseFault(toMessage(path), { isDamage: damageCodes.includes(code), cause: error }) : error
}
