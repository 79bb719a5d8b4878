import { isUnsold } from './sellers.ts'
import type { Store } from '#model/places/shop.ts'
import { formatExactCoins } from '#model/text/money.ts'
import { formatResult } from '#model/wiki/round-estimate.ts'
import { worstMark, type Mark } from '#model/wiki/certainty.ts'

/** An item on a list. */
export type ListItem = {
  id: number
  name: string
  /** Badge of the name. */
  nameMark: Mark | null
  safe_name: string
  /** Hundredths of a coin, or null. */
  value: number | null
  mark: Mark | null
  /** The version of the game `value` is from, where it is none of those the wiki describes; else empty. */
  otherVersion: string
  /** True when `value` is per unit of weight. */
  perWeight: boolean
  modded: boolean
  /** Its shops; null until loaded. */
  stores: Store[] | null
}

/** A line of a list; `item` is undefined until loaded. */
export type ListLine = { id: number; quantity: number; item: ListItem | undefined }

export type ListTotals = {
  quantity: number
  /** Hundredths of a coin. */
  value: number
  mark: Mark | null
  /** Parts of the value in hundredths of a coin: guesses and prices of another version. */
  guessed: number
  ofOtherVersion: number
  /** Number of lines without a known price. */
  unpriced: number
  /** Items that no shop sells, which are not in the value. */
  unsold: { quantity: number; value: number; mark: Mark | null }
}

/** The certainty of a result; null for the price of a single piece, which is shown as it is. */
export function resultMark(mark: Mark | null, quantity: number): Mark | null {
  return quantity > 1 ? mark : null
}

/** "943 c", or "about 940 c" if the sum depends on a guess. */
export function formatTotal({ value, mark, quantity }: Pick<ListTotals, 'value' | 'mark' | 'quantity'>): string {
  return `${formatResult(value, resultMark(mark, quantity), formatExactCoins)} c`
}

/** Sums the prices of all lines, in hundredths of a coin. */
export function sumLines(lines: readonly ListLine[]): ListTotals {
  return lines.reduce<ListTotals>(
    (sum, { quantity, item }) => {
      const value = (item?.value ?? 0) * quantity
      const all = sum.quantity + quantity
      if (item && isUnsold(item)) {
        const { unsold } = sum
        const mark = worstMark([unsold.mark, item.mark])
        return { ...sum, quantity: all, unsold: { quantity: unsold.quantity + quantity, value: unsold.value + value, mark } }
      }
      return {
        ...sum,
        quantity: all,
        value: sum.value + value,
        mark: worstMark([sum.mark, item?.mark ?? null]),
        guessed: sum.guessed + (item?.mark === 'guess' ? value : 0),
        ofOtherVersion: sum.ofOtherVersion + (item?.otherVersion ? value : 0),
        unpriced: sum.unpriced + (typeof item?.value === 'number' ? 0 : 1),
      }
    },
    {
      quantity: 0,
      value: 0,
      mark: null,
      guessed: 0,
      ofOtherVersion: 0,
      unpriced: 0,
      unsold: { quantity: 0, value: 0, mark: null },
    },
  )
}

export type NotableTown = { town: Store['town']; stores: { store: Store; items: ListItem[] }[] }

/** Stores that trade in items of the list, by town, those with most items first. */
export function groupStores(lines: readonly ListLine[]): NotableTown[] {
  const stores = new Map<number, { store: Store; items: ListItem[] }>()
  for (const item of lines.flatMap((line) => line.item ?? [])) {
    for (const store of item.stores ?? []) {
      const existing = stores.get(store.id)
      if (existing) existing.items.push(item)
      else stores.set(store.id, { store, items: [item] })
    }
  }
  const towns = new Map<string, NotableTown>()
  for (const entry of [...stores.values()].toSorted(byMostItems)) {
    const { town } = entry.store
    const existing = towns.get(town.town_safe_name)
    if (existing) existing.stores.push(entry)
    else towns.set(town.town_safe_name, { town, stores: [entry] })
  }
  return [...towns.values()]
}

type StoreEntry = NotableTown['stores'][number]

function byMostItems(a: StoreEntry, b: StoreEntry): number {
  return b.items.length - a.items.length || a.store.name.localeCompare(b.store.name, 'en')
}
