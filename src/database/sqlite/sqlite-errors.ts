/** A fault of the file, its disk or its folder. The message is one sentence that names the cause and the remedy. */
export class DatabaseFault extends Error {
  override name = 'DatabaseFault'
  readonly isDamage: boolean

  constructor(message: string, { isDamage = false, cause }: { isDamage?: boolean; cause?: unknown } = {}) {
    super(message, { cause })
    this.isDamage = isDamage
  }
}

/** By SQLite's result code: https://www.sqlite.org/rescode.html */
const messages: Record<number, (path: string) => string> = {
  5: (path) => `${path} is kept busy by another process: end that one, or name another file in DATABASE_URL.`,
  8: (path) =>
    `${path} cannot be written: it, or its folder, is read-only. Make yourself its owner, or name another place in DATABASE_URL.`,
  10: (path) => `The disk failed under ${path}, or has no room left: make room, or name another place in DATABASE_URL.`,
  11: (path) => `${path} is damaged.`,
  13: (path) => `The disk that holds ${path} is full. Make room there, or name another place in DATABASE_URL.`,
  14: (path) => `${path} cannot be opened: look whether its folder is there and may be written.`,
  26: (path) => `${path} is damaged: it is no SQLite file.`,
}
const extendedMessages: Record<number, string> = {
  // SQLITE_IOERR_GETTEMPPATH
  6410: 'SQLite finds no temporary folder to write to. Make /tmp writable, or name another folder in TMPDIR.',
}
const damageCodes = [11, 26]
/** The lowest byte of an extended result code is the code itself. */
const codeMask = 0xff

/** Errors of SQLite that a host can mend become a `DatabaseFault`; others are returned as they are. */
export function toFault(error: unknown, path: string): unknown {
  if (!(error instanceof Error) || !('errcode' in error)) return error
  const extended = extendedMessages[Number(error.errcode)]
  if (extended) return new DatabaseFault(extended, { cause: error })
  const code = Number(error.errcode) & codeMask
  const toMessage = messages[code]
  return toMessage ? new DatabaseFault(toMessage(path), { isDamage: damageCodes.includes(code), cause: error }) : error
}
