import { compareIds, findFewestShops } from './fewest-shops.ts'
import { sumLines, type ListItem, type ListLine, type ListTotals } from './list-totals.ts'
import type { MapPosition } from '#model/map/map-marker.ts'
import { isUnsold, sellersOf } from './sellers.ts'
import { findShortestRoute } from '#model/map/shortest-route.ts'
import type { Store } from '#model/places/shop.ts'

/** A line whose item is known. */
export type KnownLine = ListLine & { item: ListItem }

export type TripStop = {
  store: Store
  /** Where the map has it. */
  at: MapPosition | undefined
  lines: KnownLine[]
  totals: ListTotals
}

export type ShoppingTrip = {
  /** In the order in which they are walked. */
  stops: TripStop[]
  /** What no shop sells: it is found, made or handed out. */
  unsold: KnownLine[]
  /** The sum of all stops. */
  totals: ListTotals
}

/** What an item costs in a shop, in hundredths of a coin. As far as is known, every shop asks the same. */
type PriceAt = (item: ListItem, shop: number) => number | null

/** Shops by id, with where the map has them. */
export type ShopPlace = MapPosition & { id: number }

/**
 * The fewest stops that buy everything on a list, in a sensible order to walk. Of several choices with as few stops, the one
 * with the shortest way; then the cheapest; then the one with the lower ids. Shops that only buy are no help.
 */
export function planTrip(
  lines: readonly ListLine[],
  places: readonly ShopPlace[],
  priceAt: PriceAt = ({ value }: ListItem) => value,
): ShoppingTrip {
  const known = lines.filter(isKnown)
  const wanted = known.filter(({ item }) => sellersOf(item).length > 0)
  const unsold = known.filter(({ item }) => isUnsold(item))
  const choices = findFewestShops(wanted.map(({ item }) => sellersOf(item).map(({ id }) => id)))
  const [best] = choices
    .map((ids) => walk(ids, wanted, places, priceAt))
    .toSorted((a, b) => compareLengths(a.length, b.length) || a.totals.value - b.totals.value || compareIds(a.choice, b.choice))
  return { stops: best?.stops ?? [], unsold, totals: best?.totals ?? sumLines([]) }
}

/** The towns of a trip, in its order. */
export function townsOf({ stops }: Pick<ShoppingTrip, 'stops'>): string[] {
  return [...new Set(stops.map(({ store }) => store.town.name))]
}

function isKnown(line: ListLine): line is KnownLine {
  return line.item !== undefined
}

/** Ways that differ by less than a thousandth of a pixel of the map are equally long. */
function compareLengths(a: number, b: number): number {
  return Math.round(a * 1000) - Math.round(b * 1000)
}

/** Visits these shops and buys each thing where it is cheapest, and there as early as may be. */
function walk(choice: number[], wanted: readonly KnownLine[], places: readonly ShopPlace[], priceAt: PriceAt) {
  const stores = new Map(wanted.flatMap(({ item }) => sellersOf(item).map((store) => [store.id, store] as const)))
  const chosen = choice.flatMap((id) => stores.get(id) ?? [])
  const placeOf = new Map(places.map(({ id, x, y }) => [id, { x, y }]))
  const route = findShortestRoute(chosen.map(({ id, town }) => ({ id, group: town.town_safe_name, at: placeOf.get(id) })))
  const bought = new Map<number, KnownLine[]>(route.ids.map((id) => [id, []]))
  for (const line of wanted) {
    const sellers = route.ids.filter((id) => sellersOf(line.item).some((store) => store.id === id))
    const priced = sellers.map((id) => ({ id, price: priceAt(line.item, id) }))
    // A known price before an unknown one; equal prices in the order of the way.
    const [cheapest] = priced.toSorted((a, b) => (a.price ?? Infinity) - (b.price ?? Infinity) || 0)
    if (cheapest) bought.get(cheapest.id)?.push({ ...line, item: { ...line.item, value: cheapest.price } })
  }
  const stops = route.ids.flatMap((id): TripStop[] => {
    const store = stores.get(id)
    const lines = bought.get(id) ?? []
    return store ? [{ store, at: placeOf.get(id), lines, totals: sumLines(lines) }] : []
  })
  return { choice, stops, length: route.length, totals: sumLines(stops.flatMap((stop) => stop.lines)) }
}
