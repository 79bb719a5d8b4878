import { AsyncResource } from 'node:async_hooks'

/** More is to be done than can be done in time. */
export class TooBusy extends Error {}

/** A place in the line of work. */
type Place = {
  /** Begins at once, beside the line: for whoever holds a turn already, and would wait for the one behind. */
  goNow: () => void
  /** Gives the place up. What has begun is finished. */
  leave: () => void
}
type Waiting = { begin: () => Promise<unknown>; turnAway: () => void; since: number; clock: NodeJS.Timeout | undefined }

/** Whoever is at work waits for nothing more. */
const atWork: Place = { goNow: () => {}, leave: () => {} }

/** A line that did not get empty for as long as anyone may wait is no rush that passes: then the wait is this part of it. */
const shareInFlood = 1 / 4
/** Before anything is known of how long the work takes. */
const mostWaiting = 1000

type Line = {
  atOnce: number
  patience?: number
  /** What has to happen before each piece of work. */
  before?: () => Promise<void>
}

/**
 * A line in which work waits for its turn, `atOnce` pieces being done together. What would wait longer than `patience` (milliseconds)
 * is turned away at once; what was expected to be quicker and is not, as soon as that is known, and when it has waited that long.
 */
export function createWorkQueue({ atOnce, patience = Infinity, before = () => Promise.resolve() }: Line) {
  const waiting = new Set<Waiting>()
  /** When each piece that is being done was begun; the oldest comes first. */
  const underWay = new Set<{ begun: number }>()
  /** How long a piece of work takes lately, shared out among those that were done together, in milliseconds. */
  let pace = 0
  let emptyAt = 0

  async function work(begin: () => Promise<unknown>) {
    const piece = { begun: performance.now() }
    underWay.add(piece)
    const together = underWay.size
    await before()
    await begin().catch(() => {})
    underWay.delete(piece)
    pace += ((performance.now() - piece.begun) / together - pace) / 10
    turnAwayLate()
    const [next] = waiting
    if (next) void work(takeOut(next).begin)
  }

  /** The work has become slower: who would be turned away by the clock in the end need not wait for it. */
  function turnAwayLate() {
    const now = performance.now()
    let place = 0
    for (const one of waiting) {
      if (now - one.since + place * pace <= patience) place += 1
      else takeOut(one).turnAway()
    }
  }

  function takeOut(one: Waiting): Waiting {
    waiting.delete(one)
    clearTimeout(one.clock)
    return one
  }

  /** A short line is always borne with: whoever stands in it waits about as long as the work itself takes. */
  function isTooLong(): boolean {
    const now = performance.now()
    if (waiting.size < atOnce) {
      if (waiting.size === 0) emptyAt = now
      return false
    }
    const longest = now - emptyAt > patience ? patience * shareInFlood : patience
    // What is not done yet takes at least as long as it has taken: work that slows down is noticed before it ends.
    const [oldest] = underWay
    const paceNow = Math.max(pace, oldest ? (now - oldest.begun) / atOnce : 0)
    return (waiting.size + 1) * paceNow > longest || (patience < Infinity && waiting.size >= mostWaiting)
  }

  return {
    /** `begin` is called when its turn has come, or else `turnAway`. */
    enter(begin: () => Promise<unknown>, turnAway: (reason: TooBusy) => void): Place {
      if (underWay.size < atOnce) {
        void work(begin)
        return atWork
      }
      if (isTooLong()) {
        turnAway(new TooBusy())
        return atWork
      }
      // Called by whoever finishes before, the work would be logged with the id of another request.
      const one: Waiting = {
        begin: AsyncResource.bind(begin),
        turnAway: AsyncResource.bind(() => turnAway(new TooBusy())),
        since: performance.now(),
        clock: undefined,
      }
      if (patience < Infinity) one.clock = setTimeout(() => takeOut(one).turnAway(), patience)
      waiting.add(one)
      return {
        goNow: () => void (waiting.has(one) && takeOut(one).begin()),
        leave: () => void takeOut(one),
      }
    },
    size: () => ({ working: underWay.size, waiting: waiting.size }),
  }
}
export type WorkQueue = ReturnType<typeof createWorkQueue>
