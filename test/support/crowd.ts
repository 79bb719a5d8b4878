import { readFileSync } from 'node:fs'
import { Agent, request } from 'node:http'

export type Seen = { status: number; ms: number; retryAfter: string | undefined }

/** Many readers of one server. What each saw, and how long it took: from the moment it wanted something, the way to the server included. */
export function createCrowd(address: string) {
  const { hostname, port } = new URL(address)
  const agent = new Agent({ keepAlive: true, maxSockets: Infinity })

  function ask(path: string, headers: Record<string, string> = {}): Promise<Seen> {
    const wanted = performance.now()
    return new Promise((resolve) => {
      const sent = request({ hostname, port, path, agent, headers }, (response) => {
        response.resume()
        response.on('end', () => {
          const { statusCode: status = 0, headers: said } = response
          resolve({ status, ms: performance.now() - wanted, retryAfter: said['retry-after'] })
        })
      })
      // Status 0: whoever is hung up on has seen something, too.
      sent.on('error', () => resolve({ status: 0, ms: performance.now() - wanted, retryAfter: undefined }))
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

    /** So many requests a second, however long the answers take. */
    async atRate(perSecond: number, milliseconds: number, nextPath: () => string): Promise<Seen[]> {
      const asked: Promise<Seen>[] = []
      const begun = performance.now()
      for (let spent = 0; spent < milliseconds; spent = performance.now() - begun) {
        while (asked.length < (spent * perSecond) / 1000) asked.push(ask(nextPath()))
        await new Promise((resolve) => setTimeout(resolve, 5))
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
        await new Promise((resolve) => setTimeout(resolve, 20))
      }
      return { seen, came: await done }
    },

    leave: () => agent.destroy(),
  }
}

/** What a server says of its answers in its log: how long each took it, from the moment it had read the request. */
export function listTold(log: string): { status: number; path: string; ms: number }[] {
  const lines = log.split('\n').filter((line) => line.includes('"msg":"request"') && line.endsWith('}'))
  return lines.map((line) => JSON.parse(line) as ReturnType<typeof listTold>[number])
}

/** The time within which that part of them was answered, in milliseconds. */
export function within(part: number, seen: readonly Pick<Seen, 'ms'>[]): number {
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
