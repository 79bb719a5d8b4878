import {
  askedKinds,
  clockAfter,
  formatTimers,
  longestName,
  parseClock,
  parseTimers,
  type Timer,
  type TimerKind,
} from '#model/tools/growth-timers/growth-timers.ts'
import { readFieldText } from '#model/text/number-input.ts'
import { defineAddress } from '#model/tools/define-address.ts'

export type TimerForm = {
  kind: TimerKind
  name: string
  /** How many ingots, as typed. */
  count: string
  /** A time of day, "14:05", or empty for now. */
  start: string
  /** The timers of the address, and how many of them could not be read. */
  timers: Timer[]
  lost: number
}

/** "?kind=pot&name=By+the+river&start=14:05" fills in the form, "t" holds timers. */
export const timerAddress = defineAddress({
  parameters: ['kind', 'name', 'count', 'start', 't'],
  read(given): TimerForm {
    const { timers, lost } = parseTimers(given.get('t') ?? '')
    return {
      kind: askedKinds.find((kind) => kind === given.get('kind')) ?? 'plant',
      name: readFieldText(given, 'name', longestName),
      count: readFieldText(given, 'count'),
      start: readClock(readFieldText(given, 'start')),
      timers,
      lost,
    }
  },
  write: ({ kind, name, count, start, timers }: TimerForm) => ({
    ...(kind === 'plant' ? {} : { kind }),
    ...(name ? { name } : {}),
    ...(count ? { count } : {}),
    ...(start ? { start } : {}),
    ...(timers.length > 0 ? { t: formatTimers(timers) } : {}),
  }),
})

/** A time as the field wants it: "9.30" -> "09:30". Anything else is left out. */
function readClock(text: string): string {
  const seconds = parseClock(text)
  return seconds === null ? '' : clockAfter(seconds, 0).clock
}
