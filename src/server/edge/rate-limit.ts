import type { IncomingMessage } from 'node:http'
import { BlockList, isIPv6 } from 'node:net'
import { LRUCache } from 'lru-cache'

/** Clients that are counted at the same time; the one that was quiet longest is forgotten first. */
const maxClients = 50_000
const windowSeconds = 60
/** What of a request says from whom it comes. */
type From = Pick<IncomingMessage, 'headers'> & { socket: { remoteAddress?: string | undefined } }

/** What all behind a proxy that nobody told of may ask together, in limits of one client (decision 15). */
export const sharedLimits = 20

/**
 * Counts the requests of each client in a window of a minute. `proxies`: how many of them stand in front. `onUnknownProxy` is called
 * once when there seems to be one more: whether there is, or a client only says so, nothing in a request can tell.
 */
export function createRateLimit(perMinute: number, proxies: number, onUnknownProxy: () => void = () => {}) {
  // A minute need not end to the millisecond, for which a timer would be set that often.
  const counts = new LRUCache<string, { count: number }>({ max: maxClients, ttl: windowSeconds * 1000, ttlResolution: 100 })
  const connected = new WeakMap<From['socket'], string>()
  let isExplained = proxies > 0

  /** Who is at the other end; who asks again on a connection is who they were. */
  function toDirect(request: From): string {
    const before = connected.get(request.socket)
    if (before !== undefined) return before
    const subscriber = toSubscriber(toClient(request, 0))
    connected.set(request.socket, subscriber)
    return subscriber
  }

  function count(client: string, most: number): boolean {
    const known = counts.get(client)
    if (!known) {
      counts.set(client, { count: 1 })
      return true
    }
    known.count += 1
    return known.count <= most
  }

  return {
    windowSeconds,
    admits(request: From): boolean {
      if (proxies > 0) return count(toSubscriber(toClient(request, proxies)), perMinute)
      const direct = toDirect(request)
      if (request.headers['x-forwarded-for'] === undefined) return count(direct, perMinute)
      if (!isExplained) {
        isExplained = true
        onUnknownProxy()
      }
      if (!isNear(request.socket.remoteAddress ?? '')) return count(direct, perMinute)
      return count(`all of ${direct}`, perMinute * sharedLimits) && count(toSubscriber(toClient(request, 1)), perMinute)
    },
  }
}
export type RateLimit = ReturnType<typeof createRateLimit>

/** The address the last trusted proxy saw. What stands further left in the header, anyone can write. */
export function toClient(request: From, proxies: number): string {
  const direct = request.socket.remoteAddress ?? ''
  if (proxies === 0) return direct
  const forwarded = String(request.headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
  return forwarded.at(-proxies) ?? direct
}

/**
 * Whoever has one IPv6 address has a whole network of them (a /64), so those count as one: "2001:db8::7" -> "2001:db8:0:0".
 * Some proxies add a port, which is another one for each connection: "192.0.2.1:5000" -> "192.0.2.1".
 */
export function toSubscriber(client: string): string {
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

/** On the same machine or in its own network, where proxies are and readers seldom. */
const isNear = (address: string) => near.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')
