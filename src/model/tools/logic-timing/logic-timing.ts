/** When something that went in at 0 comes out, and whether that is soon enough. All in seconds. */
export type Arrival = {
  at: number
  inTime: boolean
  /** What is left until the deadline; negative when it comes too late. */
  spare: number
}

/**
 * How long a signal takes along a line. The source gives a delay and leaves open whether it belongs to the delay element
 * alone or to every element, so both are worked out.
 */
export function signalArrival(line: { delays: number; others: number }, delaySeconds: number, deadline: number) {
  const arrival = (elements: number): Arrival => {
    const at = elements * delaySeconds
    return { at, inTime: at <= deadline, spare: deadline - at }
  }
  return { delaysOnly: arrival(line.delays), everyElement: arrival(line.delays + line.others) }
}

/** Delay elements for a wait of at least so many seconds. */
export function delaysFor(seconds: number, delaySeconds: number): number {
  return delaySeconds > 0 ? Math.max(0, Math.ceil(seconds / delaySeconds - 1e-9)) : 0
}

export type BlinkerTiming = {
  /** Seconds on, and the same off again. */
  half: number
  cycle: number
  /** Whole cycles before the deadline. */
  cycles: number
  perMinute: number
}

/** A ring of a flip and delays. `cycleOfOne` is what one delay in the ring gives. */
export function blinkerTiming(delays: number, cycleOfOne: number, deadline: number): BlinkerTiming {
  const cycle = Math.max(1, delays) * cycleOfOne
  return { half: cycle / 2, cycle, cycles: Math.floor(deadline / cycle + 1e-9), perMinute: 60 / cycle }
}

/** A line of the timing diagram: from each moment on it has this level. */
export type Wave = { at: number; level: 0 | 1 }[]

/** On from a moment on. */
export function stepWave(at: number): Wave {
  return at <= 0
    ? [{ at: 0, level: 1 }]
    : [
        { at: 0, level: 0 },
        { at, level: 1 },
      ]
}

/** On and off by turns, on first, until a moment. */
export function blinkWave(half: number, until: number): Wave {
  const count = half > 0 ? Math.min(200, Math.ceil(until / half)) : 1
  return Array.from({ length: Math.max(1, count) }, (_, place) => ({ at: place * half, level: place % 2 === 0 ? 1 : 0 }))
}

/** A wave as an SVG path; `toX` places a second, `low` and `high` are the heights of 0 and 1. */
export function createWave(wave: Wave, until: number, toX: (seconds: number) => number, low: number, high: number): string {
  const y = (level: 0 | 1) => (level === 1 ? high : low)
  const [first] = wave
  if (!first) return ''
  const rest = wave.slice(1).filter(({ at }) => at <= until)
  return `M${toX(0)} ${y(first.level)}${rest.map(({ at, level }) => `H${toX(at)}V${y(level)}`).join('')}H${toX(until)}`
}

/** Even marks of a time line, at most so many. */
export function listSeconds(until: number, most = 10): number[] {
  const step = [1, 2, 5, 10, 15, 30, 60, 120, 300, 600, 1800, 3600].find((one) => until / one <= most) ?? Math.ceil(until / most)
  return Array.from({ length: Math.floor(until / step) + 1 }, (_, place) => place * step)
}
