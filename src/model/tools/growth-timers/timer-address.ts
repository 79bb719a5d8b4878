import { oneOf } from '#model/text/one-of.ts'
import {
  askedTypes,
  clockAfter,
  formatTimers,
  maxNameLength,
  parseClock,
  parseTimers,
  type Timer,
  type TimerType,
} from '#model/tools/growth-timers/growth-timers.ts'
import { readFieldText } from '#model/text/number-input.ts'
import { defineAddress } from '#model/tools/define-address.ts'

export type TimerForm = {
  type: TimerType
  name: string
  /** How many ingots, as typed. */
  count: string
  /** A time of day, "14:05", or empty for now. */
  start: string
  /** The timers of the address, and how many of them could not be read. */
  timers: Timer[]
  lost: number
}

/** "?timer=pot&name=By+the+river&start=14:05" fills in the form, "t" holds timers. "kind" is what "timer" was in addresses before. */
export const timerAddress = defineAddress({
  parameters: ['timer', 'name', 'count', 'start', 't', 'kind'],
  read(given): TimerForm {
    const { timers, lost } = parseTimers(given.get('t') ?? '')
    const asked = given.get('timer') ?? given.get('kind')
    return {
      type: oneOf(askedTypes, asked) ?? 'plant',
      name: readFieldText(given, 'name', maxNameLength),
      count: readFieldText(given, 'count'),
      start: readClock(readFieldText(given, 'start')),
      timers,
      lost,
    }
  },
  write: ({ type, name, count, start, timers }: TimerForm) => ({
    ...(type === 'plant' ? {} : { timer: type }),
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
