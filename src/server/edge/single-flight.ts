import type { WorkQueue } from './work-queue.ts'

type Flight<Result> = {
  /** The revision that held when it set out; before that, it has none. */
  revision: number | undefined
  /** Readers who wait for it and may leave. */
  readers: number
  answer: Promise<Result>
  goNow: () => void
  leave: () => void
}

/** One rendering for all who ask for the same cache key meanwhile: at once, or when its turn comes. */
export function createSingleFlight<Result>(readRevision: () => number) {
  const flights = new Map<string, Flight<Result>>()

  function open(cacheKey: string, work: () => Promise<Result>, line?: WorkQueue): Flight<Result> {
    const underWay = flights.get(cacheKey)
    // One that set out before the content changed may bring what was.
    if (underWay && (underWay.revision ?? readRevision()) === readRevision()) return underWay
    const { promise, resolve, reject } = Promise.withResolvers<Result>()
    const flight: Flight<Result> = { revision: undefined, readers: 0, answer: promise, goNow: () => {}, leave: () => {} }
    const forget = () => void (flights.get(cacheKey) === flight && flights.delete(cacheKey))
    const begin = () => {
      flight.revision = readRevision()
      return work().finally(forget).then(resolve, reject)
    }
    flights.set(cacheKey, flight)
    if (!line) void begin()
    else {
      const place = line.enter(begin, (reason) => {
        forget()
        reject(reason)
      })
      flight.goNow = place.goNow
      flight.leave = () => {
        if (flight.revision !== undefined) return
        place.leave()
        forget()
      }
    }
    return flight
  }

  return {
    /** For what belongs to work that has its turn: waiting for another turn, all turns might wait for each other. */
    now(cacheKey: string, work: () => Promise<Result>): Promise<Result> {
      const flight = open(cacheKey, work)
      flight.goNow()
      return flight.answer
    },

    /** When its turn comes, whoever waits for it. */
    inTurn(cacheKey: string, work: () => Promise<Result>, line: WorkQueue): Promise<Result> {
      const flight = open(cacheKey, work, line)
      // It is wanted whether readers stay or not.
      flight.readers = Infinity
      return flight.answer
    },

    /** When its turn comes. What the last of its readers has left before that is not rendered for nobody. */
    forReader(cacheKey: string, work: () => Promise<Result>, line: WorkQueue): { answer: Promise<Result>; leave: () => void } {
      const flight = open(cacheKey, work, line)
      flight.readers += 1
      const leave = () => {
        flight.readers -= 1
        if (flight.readers === 0) flight.leave()
      }
      return { answer: flight.answer, leave }
    },
  }
}
