import type { MapPosition } from './map-marker.ts'

/** Above this number of stops the route is a nearest-neighbor one, not the exact shortest. */
const maxExactStops = 12
/** Tolerance for equal lengths (floating point). */
const hair = 1e-6

/** A stop; the route visits the stops of a `group` (town) one after the other. */
export type RouteStop = { id: number; group: string; at: MapPosition | undefined }
type Route = { ids: number[]; length: number }

/**
 * Finds the shortest open route through all stops; a town is finished before the next is entered. Of its two directions, the one that
 * starts at the lower id. A stop without a position comes last and adds no length. The length is in pixels of the map's largest zoom.
 */
export function findShortestRoute(stops: readonly RouteStop[]): Route {
  const sorted = stops.toSorted((a, b) => a.id - b.id)
  const placed = sorted.filter(isPlaced)
  const order = placed.length > maxExactStops ? nearestNext(placed) : weighAll(placed)
  const ids = order.map(({ id }) => id)
  if ((ids[0] ?? 0) > (ids.at(-1) ?? 0)) ids.reverse()
  return { ids: [...ids, ...sorted.filter((stop) => !isPlaced(stop)).map(({ id }) => id)], length: measureRoute(order) }
}

type Placed = RouteStop & { at: MapPosition }

function isPlaced(stop: RouteStop): stop is Placed {
  return stop.at !== undefined
}

function distance({ at: a }: Placed, { at: b }: Placed): number {
  return Math.hypot(a.x - b.x, a.y - b.y)
}

function measureRoute(order: readonly Placed[]): number {
  return order.reduce((sum, stop, index) => {
    const before = order[index - 1]
    return before ? sum + distance(before, stop) : sum
  }, 0)
}

/** Held-Karp: dynamic programming over sets of stops. */
function weighAll(stops: readonly Placed[]): Placed[] {
  const count = stops.length
  if (count < 2) return [...stops]
  const all = 2 ** count - 1
  const groups = stops.map(({ group }) => stops.reduce((bits, stop, index) => (stop.group === group ? bits | (1 << index) : bits), 0))
  const best = new Float64Array((all + 1) * count).fill(Infinity)
  const before = new Int8Array((all + 1) * count).fill(-1)
  for (let index = 0; index < count; index++) best[(1 << index) * count + index] = 0
  for (let been = 1; been <= all; been++) {
    stops.forEach((here, last) => {
      const length = best[been * count + last] ?? Infinity
      if (length === Infinity) return
      const own = groups[last] ?? 0
      const isTownDone = (been & own) === own
      stops.forEach((there, next) => {
        if (been & (1 << next) || (!isTownDone && !(own & (1 << next)))) return
        const slot = (been | (1 << next)) * count + next
        const longer = length + distance(here, there)
        if (longer >= (best[slot] ?? Infinity) - hair) return
        best[slot] = longer
        before[slot] = last
      })
    })
  }
  let last = 0
  for (let index = 1; index < count; index++)
    if ((best[all * count + index] ?? Infinity) < (best[all * count + last] ?? Infinity) - hair) last = index
  const order: Placed[] = []
  for (let been = all; last >= 0 && been > 0;) {
    const stop = stops[last]
    if (stop) order.unshift(stop)
    const previous = before[been * count + last] ?? -1
    been &= ~(1 << last)
    last = previous
  }
  return order
}

/** Nearest-neighbor route from each start, town by town; returns the shortest. */
function nearestNext(stops: readonly Placed[]): Placed[] {
  const routes = stops.map((start) => {
    const order = [start]
    let left = stops.filter((stop) => stop !== start)
    for (let here = start; left.length > 0; here = order.at(-1) ?? start) {
      const near = left.filter(({ group }) => group === here.group)
      const next = (near.length > 0 ? near : left).reduce((a, b) => (distance(here, b) < distance(here, a) - hair ? b : a))
      order.push(next)
      left = left.filter((stop) => stop !== next)
    }
    return order
  })
  return routes.reduce((a, b) => (measureRoute(b) < measureRoute(a) - hair ? b : a))
}
