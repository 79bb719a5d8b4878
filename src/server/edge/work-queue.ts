import { AsyncResource } from 'node:async_hooks'

/** More is to be done than can be done in time. */
export class TooBusy extends Error {}
/** One for all: where each was turned away is the same, and finding it out took a tenth of the time that refusing takes. */
const tooBusy = new TooBusy()

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
/** So few make no rush, however long the work takes: each of them may have come to a server that stood still for a moment. */
const handful = 6
/** In a rush others come at once: so few have to wait for the next one to have work. */
const mostInRush = 1
/** A rush is over when nobody was turned away for this part of the longest wait. */
const calmAfter = 1 / 4
/** Time in which whoever was turned away may have come again, in milliseconds: what a rush has left is put away later than that. */
const quietAfter = 10_000
/** Before anything is known of how long the work takes. */
const mostWaiting = 1000

type Line = {
  atOnce: number
  patience?: number
  /** What has to happen before each piece of work. */
  before?: () => Promise<void>
  /** Once nobody was turned away for a while. */
  afterRush?: () => void
}

/**
 * A line in which work waits for its turn, `atOnce` pieces being done together. What would wait longer than `patience` (milliseconds)
 * is turned away at once; what was expected to be quicker and is not, as soon as that is known, and when it has waited that long.
 * Once anyone is turned away, hardly anyone waits, and who is served is served about as quickly as usual.
 */
export function createWorkQueue({ atOnce, patience = Infinity, before = () => Promise.resolve(), afterRush }: Line) {
  const waiting = new Set<Waiting>()
  /** When each piece that is being done was begun; the oldest comes first. */
  const underWay = new Set<{ begun: number }>()
  /** How long a piece of work takes lately, shared out among those that were done together, in milliseconds. */
  let pace = 0
  let emptyAt = 0
  let turnedAwayAt = -Infinity
  let quiet: NodeJS.Timeout | undefined

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
    if (waiting.size === 0) emptyAt = now
    if (waiting.size < mostInRush) return false
    if (now - turnedAwayAt < patience * calmAfter) return true
    if (waiting.size < Math.max(handful, atOnce)) return false
    const longest = now - emptyAt > patience ? patience * shareInFlood : patience
    // What is not done yet takes at least as long as it has taken: work that slows down is noticed before it ends.
    const [oldest] = underWay
    const paceNow = Math.max(pace, oldest ? (now - oldest.begun) / atOnce : 0)
    return (waiting.size + 1) * paceNow > longest || (patience < Infinity && waiting.size >= mostWaiting)
  }

  /** Most of those who stand in a line that is too long have only just come: they hear it now, and not when they have waited in vain. */
  function beginRush() {
    turnedAwayAt = performance.now()
    if (quiet) quiet.refresh()
    else if (afterRush) quiet = setTimeout(afterRush, quietAfter).unref()
    for (const one of [...waiting].slice(mostInRush)) takeOut(one).turnAway()
  }

  return {
    /** `begin` is called when its turn has come, or else `turnAway`. */
    enter(begin: () => Promise<unknown>, turnAway: (reason: TooBusy) => void): Place {
      if (underWay.size < atOnce) {
        void work(begin)
        return atWork
      }
      if (isTooLong()) {
        beginRush()
        turnAway(tooBusy)
        return atWork
      }
      // Called by whoever finishes before, the work would be logged with the id of another request.
      const one: Waiting = {
        begin: AsyncResource.bind(begin),
        turnAway: AsyncResource.bind(() => turnAway(tooBusy)),
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
