import { parseRunTime } from '#model/leaderboards/run-time.ts'

/** A row of a leaderboard, as its file has it. */
export type Row = Record<string, unknown>

/** What is particular to a leaderboard when a table of its rows is taken in. */
export type Board = {
  /** Columns that a table may leave out, because they follow from the others. */
  worksOut: readonly string[]
  /** What a cell may hold, where that is more than the file has: told of one that holds something else. */
  takes: Readonly<Record<string, string>>
  complete(row: Row): Row
  /** By this a row is known: another one with the same is about the same thing. */
  keyOf(row: Row): string
  /** True of two rows that say the same of it. */
  isSame(one: Row, other: Row): boolean
  describe(row: Row): string
}

const fieldsKey = (row: Row, fields: readonly string[]) => JSON.stringify(fields.map((field) => row[field]))
const run = ['player', 'plot', 'version', 'challenge', 'setup', 'time'] as const

/** "2026-11-02", "2026-11-02 10:00:00" (taken as UTC) or "2026-11-02T12:00:00+02:00" -> "2026-11-02T10:00:00Z"; others stay as they are. */
function toMoment(text: string): string {
  if (/^\d{4}-\d\d-\d\d$/.test(text)) return `${text}T00:00:00Z`
  const [, day, time, zone = 'Z'] = /^(\d{4}-\d\d-\d\d)[ T](\d\d:\d\d(?::\d\d)?)(?:\.\d+)?(Z|[+-]\d\d:\d\d)?$/.exec(text) ?? []
  const moment = new Date(`${day}T${time}${zone}`)
  return Number.isNaN(moment.getTime()) ? text : moment.toISOString().replace('.000Z', 'Z')
}

/** The leaderboards that tables can be taken into, by what a row of them is called. */
export const boards: Readonly<Record<string, Board>> = {
  run: {
    worksOut: ['id', 'videolink'],
    takes: { time: 'seconds, 1:02:03 or 01h 02m 03s', timestamp: 'a day as 2026-11-21, or a time as 2026-11-21T00:00:00Z' },
    complete: ({ time, timestamp, ...row }) => ({
      videolink: '',
      ...row,
      // Where it is no time, it stays as it was typed, and is refused.
      time: parseRunTime(String(time)) ?? time,
      timestamp: typeof timestamp === 'string' ? toMoment(timestamp) : timestamp,
    }),
    keyOf: (row) => fieldsKey(row, run),
    isSame: (one, other) => fieldsKey(one, run) === fieldsKey(other, run),
    describe: (row) => run.map((field) => String(row[field])).join(', '),
  },
  poke: {
    worksOut: [],
    takes: {},
    complete: (row) => row,
    keyOf: (row) => fieldsKey(row, ['username']),
    isSame: (one, other) => one.pokes === other.pokes,
    describe: ({ username, pokes }) => `${String(username)}, ${String(pokes)}`,
  },
}
