import { sumLines, type ListItem, type ListLine, type ListTotals } from './list-totals.ts'
import { isUnsold, sellersOf } from './sellers.ts'
import type { Store } from '#model/places/shop.ts'

export type StoreTotal = ListTotals & { store: Store; lines: ListLine[] }
/** Total of the list in one town; each line counts once. */
export type TownTotal = ListTotals & { town: Store['town']; stores: StoreTotal[]; lines: ListLine[] }
export type TownSums = {
  towns: TownTotal[]
  /** Items that no shop sells. */
  notSold: ListItem[]
}

/** Totals by town, the town with most items first. */
export function sumTowns(lines: readonly ListLine[]): TownSums {
  const stores = new Map<number, { store: Store; lines: ListLine[] }>()
  for (const line of lines) {
    for (const store of line.item ? sellersOf(line.item) : []) {
      const existing = stores.get(store.id)
      if (existing) existing.lines.push(line)
      else stores.set(store.id, { store, lines: [line] })
    }
  }
  const towns = Map.groupBy(stores.values(), ({ store }) => store.town.town_safe_name)
  return {
    towns: [...towns.values()].flatMap(toTown).toSorted(byMost(({ town }) => town.name)),
    notSold: lines.flatMap((line) => (line.item && isUnsold(line.item) ? line.item : [])),
  }
}

function toTown(stores: { store: Store; lines: ListLine[] }[]): TownTotal[] {
  const [first] = stores
  if (!first) return []
  const lines = [...new Set(stores.flatMap((entry) => entry.lines))]
  const totals = stores.map((entry): StoreTotal => ({ ...entry, ...sumLines(entry.lines) })).toSorted(byMost(({ store }) => store.name))
  return [{ town: first.store.town, stores: totals, lines, ...sumLines(lines) }]
}

function byMost<Total extends { lines: ListLine[]; value: number }>(toLabel: (total: Total) => string) {
  return (a: Total, b: Total) => b.lines.length - a.lines.length || b.value - a.value || toLabel(a).localeCompare(toLabel(b), 'en')
}
