/** A play session: its start and its last activity, in seconds since 1970. */
export type Sitting = { begun: number; last: number }

/** A longer pause ends a sitting. */
const maxPauseSeconds = 30 * 60

/** Continues the sitting, or starts a new one after a long pause or when the clock was set back. */
export function sitOn(sitting: Sitting | undefined, now: number): Sitting {
  const goesOn = sitting !== undefined && sitting.begun <= now && Math.abs(now - sitting.last) <= maxPauseSeconds
  return { begun: goesOn ? sitting.begun : now, last: now }
}

/** "1763712000 1763715600" */
export function formatSitting({ begun, last }: Sitting): string {
  return `${begun} ${last}`
}

/** Parses the output of `formatSitting`; undefined for anything else. */
export function parseSitting(text: string): Sitting | undefined {
  const [, begun, last] = /^(\d{1,11}) (\d{1,11})$/.exec(text) ?? []
  return begun && last ? { begun: Number(begun), last: Number(last) } : undefined
}

/** 4325 -> "1 h 12 min", 125 -> "2 min" */
export function describeTimeSpent(seconds: number): string {
  const minutes = Math.max(0, Math.floor(seconds / 60))
  return minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`
}
