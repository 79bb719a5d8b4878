const minute = 60
const hour = 3600
const day = 86_400_000
/** Steps of time axes, in seconds. */
const timeSteps = [
  1,
  2,
  5,
  10,
  15,
  30,
  minute,
  2 * minute,
  5 * minute,
  10 * minute,
  15 * minute,
  30 * minute,
  hour,
  2 * hour,
  5 * hour,
  10 * hour,
  24 * hour,
]
const daySteps = [1, 2, 3, 5, 7, 10, 14]
const monthSteps = [1, 2, 3, 6, 12, 24, 60]
const maxTimeTicks = 5
const maxDateTicks = 6

const createFormat = (parts: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat('en-GB', { ...parts, timeZone: 'UTC' })
const formatDay = createFormat({ day: 'numeric', month: 'short' })
const formatMonth = createFormat({ month: 'short' })
const formatMonthOfYear = createFormat({ month: 'short', year: 'numeric' })
const formatYear = createFormat({ year: 'numeric' })

/** Even times of day between two lengths in seconds: 3600 -> "1h 00". */
export function listTimeTicks(from: number, to: number): { seconds: number; label: string }[] {
  const step = timeSteps.find((timeStep) => (to - from) / timeStep <= maxTimeTicks) ?? 100 * hour
  const ticks: { seconds: number; label: string }[] = []
  for (let seconds = Math.ceil(from / step) * step; seconds <= to; seconds += step)
    ticks.push({ seconds, label: formatTick(seconds, step) })
  return ticks
}

function formatTick(seconds: number, step: number): string {
  const two = (part: number) => String(part).padStart(2, '0')
  const [hours, minutes, rest] = [Math.floor(seconds / hour), Math.floor(seconds / minute) % 60, seconds % minute]
  if (step < minute) return hours > 0 ? `${hours}h ${two(minutes)}m ${two(rest)}s` : `${minutes}m ${two(rest)}s`
  return hours > 0 ? `${hours}h ${two(minutes)}` : `${minutes}m`
}

/** Even days or months between two moments (milliseconds, UTC): "3 Sep", or "Nov 2025", "Jan 2026" over months. */
export function listDateTicks(from: number, to: number): { at: number; label: string }[] {
  const days = (to - from) / day
  const step = daySteps.find((dayStep) => days / dayStep <= maxDateTicks)
  return step === undefined ? listMonthTicks(from, to, days / 30.4) : listDayTicks(from, to, step)
}

function listDayTicks(from: number, to: number, step: number) {
  const ticks: { at: number; label: string }[] = []
  for (let at = Math.ceil(from / day) * day; at <= to; at += step * day) ticks.push({ at, label: formatDay.format(at) })
  return ticks
}

function listMonthTicks(from: number, to: number, months: number) {
  const step = monthSteps.find((monthStep) => months / monthStep <= maxDateTicks) ?? 120
  const start = new Date(from)
  const ticks: { at: number; label: string }[] = []
  let month = Math.ceil((start.getUTCMonth() + 1) / step) * step
  for (;;) {
    const at = Date.UTC(start.getUTCFullYear(), month)
    if (at > to) return ticks
    const named = step >= 12 ? formatYear.format(at) : (ticks.length === 0 || month % 12 === 0 ? formatMonthOfYear : formatMonth).format(at)
    ticks.push({ at, label: named })
    month += step
  }
}
