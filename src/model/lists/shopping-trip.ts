import { compareIds, findFewestShops } from './fewest-shops.ts'
import { sumLines, type ListItem, type ListLine, type ListTotals } from './list-totals.ts'
import type { MapPosition } from '#model/map/map-marker.ts'
import { isUnsold, sellersOf } from './sellers.ts'
import { findShortestRoute } from '#model/map/shortest-route.ts'
import type { Store } from '#model/places/shop.ts'

/** A line with a loaded item. */
export type KnownLine = ListLine & { item: ListItem }

export type TripStop = {
  store: Store
  /** Position on the map. */
  at: MapPosition | undefined
  lines: KnownLine[]
  totals: ListTotals
}

export type ShoppingTrip = {
  /** In order of travel. */
  stops: TripStop[]
  /** Items that no shop sells. */
  unsold: KnownLine[]
  /** The sum of all stops. */
  totals: ListTotals
}

/** The price of an item in a shop, in hundredths of a coin. */
type PriceAt = (item: ListItem, shop: number) => number | null

/** Map position of a shop. */
export type ShopPlace = MapPosition & { id: number }

/**
 * Plans a trip with the fewest stops that buys everything on a list. Ties are broken by the shortest way, then by price, then by the lower
 * ids.
 */
export function planTrip(
  lines: readonly ListLine[],
  places: readonly ShopPlace[],
  priceAt: PriceAt = ({ value }: ListItem) => value,
): ShoppingTrip {
  const withItem = lines.filter(isKnown)
  const sold = withItem.filter(({ item }) => sellersOf(item).length > 0)
  const unsold = withItem.filter(({ item }) => isUnsold(item))
  const choices = findFewestShops(sold.map(({ item }) => sellersOf(item).map(({ id }) => id)))
  const [best] = choices
    .map((ids) => walk(ids, sold, places, priceAt))
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

/** Compares lengths with a tolerance of a thousandth of a pixel. */
function compareLengths(a: number, b: number): number {
  return Math.round(a * 1000) - Math.round(b * 1000)
}

/** Plans a trip through these shops: buys each item where it is cheapest, as early as possible. */
function walk(choice: number[], sold: readonly KnownLine[], places: readonly ShopPlace[], priceAt: PriceAt) {
  const stores = new Map(sold.flatMap(({ item }) => sellersOf(item).map((store) => [store.id, store] as const)))
  const chosen = choice.flatMap((id) => stores.get(id) ?? [])
  const placeOf = new Map(places.map(({ id, x, y }) => [id, { x, y }]))
  const route = findShortestRoute(chosen.map(({ id, town }) => ({ id, group: town.town_safe_name, at: placeOf.get(id) })))
  const bought = new Map<number, KnownLine[]>(route.ids.map((id) => [id, []]))
  for (const line of sold) {
    const sellers = route.ids.filter((id) => sellersOf(line.item).some((store) => store.id === id))
    const priced = sellers.map((id) => ({ id, price: priceAt(line.item, id) }))
    // Known prices first; equal prices in order of travel.
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
