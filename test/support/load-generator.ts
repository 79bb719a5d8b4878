import { readFileSync } from 'node:fs'
import { Agent, request, type IncomingHttpHeaders } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'

export type Seen = { status: number; ms: number; retryAfter: string | undefined; revision: number }

/** Many readers of one server. What each saw, and how long it took: from the moment it wanted something, the way to the server included. */
export function createLoadGenerator(address: string) {
  const { hostname, port } = new URL(address)
  const agent = new Agent({ keepAlive: true, maxSockets: Infinity })

  function ask(path: string, headers: Record<string, string> = {}): Promise<Seen> {
    const wanted = performance.now()
    return new Promise((resolve) => {
      const record = (status: number, said: IncomingHttpHeaders = {}) =>
        resolve({ status, ms: performance.now() - wanted, retryAfter: said['retry-after'], revision: Number(said['x-content-revision']) })
      // Status 0: whoever is hung up on has seen something, too, and so has who got half of an answer.
      const lose = () => record(0)
      const sent = request({ hostname, port, path, agent, headers }, (response) => {
        response.resume()
        response.on('end', () => record(response.statusCode ?? 0, response.headers))
        response.on('error', lose)
      })
      sent.on('error', lose)
      sent.end()
    })
  }

  return {
    ask,

    /** So many readers, each of whom wants the next thing as soon as there is an answer. */
    async inTurn(readers: number, milliseconds: number, nextPath: () => string): Promise<Seen[]> {
      const seen: Seen[] = []
      const end = performance.now() + milliseconds
      const read = async () => {
        while (performance.now() < end) seen.push(await ask(nextPath()))
      }
      await Promise.all(Array.from({ length: readers }, read))
      return seen
    },

    /**
     * So many requests a second of a clock, however long the answers take unless `mostWaiting` do at once: for so many milliseconds, or
     * until something is done.
     */
    async atRate(
      perSecond: number,
      waitFor: number | Promise<unknown>,
      nextPath: () => string,
      { readClock = () => performance.now(), maxWaiting = Infinity }: { readClock?: () => number; maxWaiting?: number } = {},
    ): Promise<Seen[]> {
      const asked: Promise<Seen>[] = []
      let answered = 0
      const askNext = () => ask(nextPath()).finally(() => (answered += 1))
      const begun = readClock()
      /** Whom it had no room for. */
      let left = 0
      const time = { isOver: false, passed: 0 }
      const end = () => (time.isOver = true)
      if (typeof waitFor !== 'number') void waitFor.then(end, end)
      while (!time.isOver) {
        time.passed = readClock() - begun
        while (asked.length + left < (time.passed * perSecond) / 1000)
          if (asked.length - answered < maxWaiting) asked.push(askNext())
          else left += 1
        time.isOver ||= typeof waitFor === 'number' && time.passed >= waitFor
        await wait(5)
      }
      return Promise.all(asked)
    },

    /** Somebody who reads the same page again and again while `others` happens. */
    async beside<T>(path: string, others: Promise<T>): Promise<{ seen: Seen[]; came: T }> {
      const seen: Seen[] = []
      const happening = { goesOn: true }
      const done = others.finally(() => (happening.goesOn = false))
      while (happening.goesOn) {
        seen.push(await ask(path))
        await wait(20)
      }
      return { seen, came: await done }
    },

    leave: () => agent.destroy(),
  }
}

/** The time within which that part of them was answered, in milliseconds. */
export function percentile(part: number, seen: readonly Pick<Seen, 'ms'>[]): number {
  const sorted = seen.map(({ ms }) => ms).toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Infinity
}

/** What a process holds in memory, in megabytes; where nobody says so, nothing. */
export function readMemory(pid: number | undefined): number {
  try {
    return Number(/VmRSS:\s*(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024
  } catch {
    return 0
  }
}
