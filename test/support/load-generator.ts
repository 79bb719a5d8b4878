import { readFileSync } from 'node:fs'
import { Agent, request, type IncomingHttpHeaders } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'

export type Seen = { status: number; ms: number; retryAfter: string | undefined; revision: number }

/** Many clients of one server. Records each response and its duration, from the intended start on. */
export function createLoadGenerator(address: string) {
  const { hostname, port } = new URL(address)
  const agent = new Agent({ keepAlive: true, maxSockets: Infinity })

  function ask(path: string, headers: Record<string, string> = {}): Promise<Seen> {
    const start = performance.now()
    return new Promise((resolve) => {
      const record = (status: number, received: IncomingHttpHeaders = {}) =>
        resolve({
          status,
          ms: performance.now() - start,
          retryAfter: received['retry-after'],
          revision: Number(received['x-content-revision']),
        })
      // Status 0: closed connections and incomplete responses count too.
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

    /** Closed model: `readers` clients, each sending its next request as soon as it has a response. */
    async inTurn(readers: number, milliseconds: number, nextPath: () => string): Promise<Seen[]> {
      const responses: Seen[] = []
      const end = performance.now() + milliseconds
      const read = async () => {
        while (performance.now() < end) responses.push(await ask(nextPath()))
      }
      await Promise.all(Array.from({ length: readers }, read))
      return responses
    },

    /**
     * Open model: `perSecond` requests however long responses take, but at most `mostWaiting` pending; for some milliseconds or until a
     * promise settles.
     */
    async atRate(
      perSecond: number,
      waitFor: number | Promise<unknown>,
      nextPath: () => string,
      { readClock = () => performance.now(), maxWaiting = Infinity }: { readClock?: () => number; maxWaiting?: number } = {},
    ): Promise<Seen[]> {
      const requests: Promise<Seen>[] = []
      let answered = 0
      const askNext = () => ask(nextPath()).finally(() => (answered += 1))
      const begun = readClock()
      /** Requests skipped because too many were pending. */
      let left = 0
      const time = { isOver: false, passed: 0 }
      const end = () => (time.isOver = true)
      if (typeof waitFor !== 'number') void waitFor.then(end, end)
      while (!time.isOver) {
        time.passed = readClock() - begun
        while (requests.length + left < (time.passed * perSecond) / 1000)
          if (requests.length - answered < maxWaiting) requests.push(askNext())
          else left += 1
        time.isOver ||= typeof waitFor === 'number' && time.passed >= waitFor
        await wait(5)
      }
      return Promise.all(requests)
    },

    /** One client that reads the same page repeatedly while `others` runs. */
    async beside<T>(path: string, others: Promise<T>): Promise<{ responses: Seen[]; came: T }> {
      const responses: Seen[] = []
      const happening = { goesOn: true }
      const done = others.finally(() => (happening.goesOn = false))
      while (happening.goesOn) {
        responses.push(await ask(path))
        await wait(20)
      }
      return { responses, came: await done }
    },

    leave: () => agent.destroy(),
  }
}

/** Percentile of the durations in ms; `part` from 0 to 1. */
export function percentile(part: number, responses: readonly Pick<Seen, 'ms'>[]): number {
  const sorted = responses.map(({ ms }) => ms).toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Infinity
}

/** Resident memory of a process in MB; 0 if unknown. */
export function readMemory(pid: number | undefined): number {
  try {
    return Number(/VmRSS:\s*(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024
  } catch {
    return 0
  }
}
