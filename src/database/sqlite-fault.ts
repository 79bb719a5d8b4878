/** What SQLite reports, by its number, in a sentence that says what can be done. What is no fault of the place is left out. */
const faults: Record<number, (path: string) => string> = {
  5: (path) => `${path} is kept busy by another process: end that one, or name another file in DATABASE_URL.`,
  8: (path) =>
    `${path} cannot be written: it, or its folder, is read-only. Make yourself its owner, or name another place in DATABASE_URL.`,
  10: (path) => `The disk failed under ${path}, or has no room left: make room, or name another place in DATABASE_URL.`,
  11: (path) => `${path} is damaged.`,
  13: (path) => `The disk that holds ${path} is full. Make room there, or name another place in DATABASE_URL.`,
  14: (path) => `${path} cannot be opened: look whether its folder is there and may be written.`,
  26: (path) => `${path} is damaged: it is no SQLite file.`,
}
const damages = [11, 26]
/** A number says more in its upper bytes; the lowest is the kind. */
const kindOf = 0xff

/** The file, its disk or its folder does not do what it should. The message is one sentence and names the true cause. */
export class DatabaseFault extends Error {
  readonly isDamage: boolean

  constructor(sentence: string, isDamage = false, cause?: unknown) {
    super(sentence, { cause })
    this.name = 'DatabaseFault'
    this.isDamage = isDamage
  }
}

/** An error of SQLite as a sentence; what is no fault of the place stays what it is. */
export function toFault(error: unknown, path: string): unknown {
  if (!(error instanceof Error) || !('errcode' in error)) return error
  const kind = Number(error.errcode) & kindOf
  const explain = faults[kind]
  return explain ? new DatabaseFault(explain(path), damages.includes(kind), error) : error
}
