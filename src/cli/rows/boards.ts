import { parseRunTime } from '#model/leaderboards/run-time.ts'

/** A row of a leaderboard, as its file has it. */
export type BoardRow = Record<string, unknown>

/** How rows of a leaderboard are imported. */
export type Board = {
  /** Columns that a table may omit, because they are derived. */
  derived: readonly string[]
  /** Accepted formats of columns that accept more than the file's field, for messages. */
  formats: Readonly<Record<string, string>>
  complete(row: BoardRow): BoardRow
  /** Rows with the same key are about the same thing. */
  keyOf(row: BoardRow): string
  /** Whether two rows with the same key are equal. */
  isSame(row: BoardRow, other: BoardRow): boolean
  describe(row: BoardRow): string
}

const fieldsKey = (row: BoardRow, fields: readonly string[]) => JSON.stringify(fields.map((field) => row[field]))
const run = ['player', 'plot', 'version', 'challenge', 'setup', 'time'] as const

/** "2026-11-02", "2026-11-02 10:00:00" (UTC) or "2026-11-02T12:00:00+02:00" -> "2026-11-02T10:00:00Z"; other texts stay unchanged. */
function toMoment(text: string): string {
  if (/^\d{4}-\d\d-\d\d$/.test(text)) return `${text}T00:00:00Z`
  const [, day, time, zone = 'Z'] = /^(\d{4}-\d\d-\d\d)[ T](\d\d:\d\d(?::\d\d)?)(?:\.\d+)?(Z|[+-]\d\d:\d\d)?$/.exec(text) ?? []
  const moment = new Date(`${day}T${time}${zone}`)
  return Number.isNaN(moment.getTime()) ? text : moment.toISOString().replace('.000Z', 'Z')
}

/** The leaderboards that rows can be imported into, by name of a row. */
export const boards: Readonly<Record<string, Board>> = {
  run: {
    derived: ['id', 'videolink'],
    formats: { time: 'seconds, 1:02:03 or 01h 02m 03s', timestamp: 'a day as 2026-11-21, or a time as 2026-11-21T00:00:00Z' },
    complete: ({ time, timestamp, ...row }) => ({
      videolink: '',
      ...row,
      // An invalid time stays a text and is rejected.
      time: parseRunTime(String(time)) ?? time,
      timestamp: typeof timestamp === 'string' ? toMoment(timestamp) : timestamp,
    }),
    keyOf: (row) => fieldsKey(row, run),
    isSame: (row, other) => fieldsKey(row, run) === fieldsKey(other, run),
    describe: (row) => run.map((field) => String(row[field])).join(', '),
  },
  poke: {
    derived: [],
    formats: {},
    complete: (row) => row,
    keyOf: (row) => fieldsKey(row, ['username']),
    isSame: (row, other) => row.pokes === other.pokes,
    describe: ({ username, pokes }) => `${String(username)}, ${String(pokes)}`,
  },
}
