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
  /** Number of ingots or minutes, as typed. */
  count: string
  /** Time of day ("14:05"), or empty for now. */
  start: string
  /** The timers of the URL, and the number of unreadable ones. */
  timers: Timer[]
  lost: number
}

/** "?timer=pot&name=By+the+river&start=14:05" fills in the form; "t" has running timers. "kind" is the old name of "timer". */
export const timerAddress = defineAddress({
  parameters: ['timer', 'name', 'count', 'start', 't', 'kind'],
  read(params): TimerForm {
    const { timers, lost } = parseTimers(params.get('t') ?? '')
    const type = params.get('timer') ?? params.get('kind')
    return {
      type: oneOf(askedTypes, type) ?? 'plant',
      name: readFieldText(params, 'name', maxNameLength),
      count: readFieldText(params, 'count'),
      start: readClock(readFieldText(params, 'start')),
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

/** Formats a time for the field: "9.30" -> "09:30"; empty for anything else. */
function readClock(text: string): string {
  const seconds = parseClock(text)
  return seconds === null ? '' : clockAfter(seconds, 0).clock
}
