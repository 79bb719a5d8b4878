import type { IncomingMessage } from 'node:http'
import { LRUCache } from 'lru-cache'

/** Clients that are counted at the same time; the one that was quiet longest is forgotten first. */
const clientsAtOnce = 50_000
const windowSeconds = 60

/** Counts the requests of each client in a window of a minute. `proxies`: how many of them stand in front. */
export function createRateLimit(perMinute: number, proxies: number) {
  const counts = new LRUCache<string, { count: number }>({ max: clientsAtOnce, ttl: windowSeconds * 1000 })
  return {
    windowSeconds,
    admits(request: IncomingMessage): boolean {
      const client = toClient(request, proxies)
      const known = counts.get(client)
      if (!known) {
        counts.set(client, { count: 1 })
        return true
      }
      known.count += 1
      return known.count <= perMinute
    },
  }
}
export type RateLimit = ReturnType<typeof createRateLimit>

/** The address the last trusted proxy saw. What stands further left in the header, anyone can write. */
export function toClient(request: IncomingMessage, proxies: number): string {
  const direct = request.socket.remoteAddress ?? ''
  if (proxies === 0) return direct
  const forwarded = String(request.headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
  return forwarded.at(-proxies) ?? direct
}
