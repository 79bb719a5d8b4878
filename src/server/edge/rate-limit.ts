import type { IncomingMessage } from 'node:http'
import { BlockList, isIPv6 } from 'node:net'
import { LRUCache } from 'lru-cache'

/** Clients counted at the same time; the least recently active one is dropped first. */
const maxClients = 50_000
const windowSeconds = 60
/** The part of a request that identifies the client. */
type ClientRequest = Pick<IncomingMessage, 'headers'> & { socket: { remoteAddress?: string | undefined } }

/** Limit for all clients behind a proxy that TRUST_PROXY does not count, as a multiple of one client's limit (decision 15). */
export const sharedLimits = 20

/**
 * Counts the requests of each client in a window of a minute. `proxies`: number of proxies in front. `onUnknownProxy` is called once, at
 * the first request with X-Forwarded-For while `proxies` is 0; a client may have sent the header itself.
 */
export function createRateLimit(perMinute: number, proxies: number, onUnknownProxy: () => void = () => {}) {
  // `ttlResolution`: without it the cache reads the clock at each request.
  const counts = new LRUCache<string, { count: number }>({ max: maxClients, ttl: windowSeconds * 1000, ttlResolution: 100 })
  let isExplained = proxies > 0

  /** Returns whether the client is within its limit. */
  function countRequest(client: string, max: number): boolean {
    const entry = counts.get(client)
    if (!entry) {
      counts.set(client, { count: 1 })
      return true
    }
    entry.count += 1
    return entry.count <= max
  }

  return {
    windowSeconds,
    admits(request: ClientRequest): boolean {
      if (proxies > 0) return countRequest(toSubscriber(toClient(request, proxies)), perMinute)
      const direct = toSubscriber(toClient(request, 0))
      if (request.headers['x-forwarded-for'] === undefined) return countRequest(direct, perMinute)
      if (!isExplained) {
        isExplained = true
        onUnknownProxy()
      }
      if (!isNear(request.socket.remoteAddress ?? '')) return countRequest(direct, perMinute)
      return countRequest(`all of ${direct}`, perMinute * sharedLimits) && countRequest(toSubscriber(toClient(request, 1)), perMinute)
    },
  }
}
export type RateLimit = ReturnType<typeof createRateLimit>

/** The client address as the outermost of `proxies` saw it. Entries further left in X-Forwarded-For can be forged. */
export function toClient(request: ClientRequest, proxies: number): string {
  const direct = request.socket.remoteAddress ?? ''
  if (proxies === 0) return direct
  const forwarded = String(request.headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
  return forwarded.at(-proxies) ?? direct
}

const plainIpv4 = /^[\d.]+$/

/**
 * Reduces an IPv6 address to its /64, which one subscriber owns: "2001:db8::7" -> "2001:db8:0:0".
 * Drops the port that some proxies add: "192.0.2.1:5000" -> "192.0.2.1".
 */
export function toSubscriber(client: string): string {
  if (plainIpv4.test(client)) return client
  const address = client.replace(/^\[([^\]]*)\](:\d+)?$/, '$1').replace(/^([\d.]+):\d+$/, '$1')
  if (!address.includes(':') || address.includes('.')) return address
  const [start = '', end] = address.split('::', 2)
  const groups = start.split(':').filter(Boolean)
  const last = (end ?? '').split(':').filter(Boolean)
  const gap = Array.from({ length: Math.max(0, 8 - groups.length - last.length) }, () => '0')
  return [...groups, ...(end === undefined ? [] : gap), ...last].slice(0, 4).join(':')
}

const near = new BlockList()
for (const [net, bits] of [
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const)
  near.addSubnet(net, bits)
for (const [net, bits] of [
  ['::1', 128],
  ['fc00::', 7],
  ['fe80::', 10],
] as const)
  near.addSubnet(net, bits, 'ipv6')

/** Whether an address is loopback or private, as those of proxies usually are. */
const isNear = (address: string) => near.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')
