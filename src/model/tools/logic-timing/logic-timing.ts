/** Arrival of a signal sent at 0, in seconds. */
export type Arrival = {
  at: number
  inTime: boolean
  /** Time left until the deadline; negative if too late. */
  spare: number
}

/**
 * Computes the arrival of a signal at the end of a line. The source does not say whether the delay belongs to delay elements only or to
 * every element, so both are computed.
 */
export function signalArrival(line: { delays: number; others: number }, delaySeconds: number, deadline: number) {
  const arrival = (elements: number): Arrival => {
    const at = elements * delaySeconds
    return { at, inTime: at <= deadline, spare: deadline - at }
  }
  return { delaysOnly: arrival(line.delays), everyElement: arrival(line.delays + line.others) }
}

/** Number of delay elements for a wait of at least `seconds`. */
export function delaysFor(seconds: number, delaySeconds: number): number {
  return delaySeconds > 0 ? Math.max(0, Math.ceil(seconds / delaySeconds - 1e-9)) : 0
}

export type BlinkerTiming = {
  /** Seconds on, and seconds off. */
  half: number
  cycle: number
  /** Number of whole cycles before the deadline. */
  cycles: number
  perMinute: number
}

/** Timing of a ring of a flip and delays. `cycleOfOne` is the cycle with one delay, in seconds. */
export function blinkerTiming(delays: number, cycleOfOne: number, deadline: number): BlinkerTiming {
  const cycle = Math.max(1, delays) * cycleOfOne
  return { half: cycle / 2, cycle, cycles: Math.floor(deadline / cycle + 1e-9), perMinute: 60 / cycle }
}

/** A wave of the timing diagram: its level from each second on. */
export type Wave = { at: number; level: 0 | 1 }[]

/** A wave that is on from `at`. */
export function stepWave(at: number): Wave {
  return at <= 0
    ? [{ at: 0, level: 1 }]
    : [
        { at: 0, level: 0 },
        { at, level: 1 },
      ]
}

/** A wave that alternates between on and off, on first, until `until`. */
export function blinkWave(half: number, until: number): Wave {
  const count = half > 0 ? Math.min(200, Math.ceil(until / half)) : 1
  return Array.from({ length: Math.max(1, count) }, (_, index) => ({ at: index * half, level: index % 2 === 0 ? 1 : 0 }))
}

/** SVG path of a wave; `toX` converts seconds to x, `low` and `high` are the y of 0 and 1. */
export function createWave(wave: Wave, until: number, toX: (seconds: number) => number, low: number, high: number): string {
  const y = (level: 0 | 1) => (level === 1 ? high : low)
  const [first] = wave
  if (!first) return ''
  const rest = wave.slice(1).filter(({ at }) => at <= until)
  return `M${toX(0)} ${y(first.level)}${rest.map(({ at, level }) => `H${toX(at)}V${y(level)}`).join('')}H${toX(until)}`
}

/** Evenly spaced seconds for the time axis, at most `most`. */
export function listSeconds(until: number, most = 10): number[] {
  const step = [1, 2, 5, 10, 15, 30, 60, 120, 300, 600, 1800, 3600].find((size) => until / size <= most) ?? Math.ceil(until / most)
  return Array.from({ length: Math.floor(until / step) + 1 }, (_, index) => index * step)
}
