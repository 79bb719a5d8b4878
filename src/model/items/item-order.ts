/** Sortable columns of the item database. */
export const itemSorts = ['name', 'price', 'description', 'modded'] as const
export type ItemSort = (typeof itemSorts)[number]

export const directions = ['asc', 'desc'] as const
export type SortDirection = (typeof directions)[number]

/** Whether the order is the default. */
export const isDefaultOrder = ({ sort, direction }: { sort: ItemSort; direction: SortDirection }) => sort === 'name' && direction === 'asc'

/** `value`: in any unit; null for none. */
type Sortable = { name: string; value: number | null; description: string; modded: boolean }

let words: Intl.Collator | undefined

/** "Pipe 2" before "Pipe 10"; ignores case and accents. */
function compareWords(a: string, b: string): number {
  // Created on first use, as it takes a browser 5 ms.
  words ??= new Intl.Collator('en', { numeric: true, sensitivity: 'base' })
  return words.compare(a, b)
}

/**
 * Compares two items. Items without a value come last in both directions; equal ones are sorted by name. `sortValue`: the shown price, as
 * guesses may be hidden.
 */
export function compareItems<Item extends Sortable>(
  sort: ItemSort,
  direction: SortDirection,
  sortValue: (item: Item) => number | null = ({ value }) => value,
): (a: Item, b: Item) => number {
  const turn = direction === 'asc' ? 1 : -1
  return (a, b) => {
    if (sort === 'name') return turn * compareWords(a.name, b.name)
    const order = sort === 'price' ? comparePrices(turn, sortValue(a), sortValue(b)) : compareBy(sort, turn, a, b)
    return order || compareWords(a.name, b.name)
  }
}

/** Compares items of a shop: modded ones last, unless sorted by that. */
export function compareOnShelf<Item extends Sortable>(
  sort: ItemSort,
  ...how: [direction: SortDirection, sortValue?: (item: Item) => number | null]
): (a: Item, b: Item) => number {
  const compare = compareItems(sort, ...how)
  return (a, b) => (sort === 'modded' ? 0 : Number(a.modded) - Number(b.modded)) || compare(a, b)
}

function compareBy(sort: 'description' | 'modded', turn: number, a: Sortable, b: Sortable): number {
  if (sort === 'description') return turn * compareWords(a.description, b.description)
  // Sorted by "modded", modded items come first.
  return turn * (Number(b.modded) - Number(a.modded))
}

function comparePrices(turn: number, a: number | null, b: number | null): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null)
  return turn * (a - b)
}

/** The order after a click on a column header. */
export function turnSort(
  now: { sort: ItemSort; direction: SortDirection },
  clicked: ItemSort,
): { sort: ItemSort; direction: SortDirection } {
  return { sort: clicked, direction: now.sort === clicked && now.direction === 'asc' ? 'desc' : 'asc' }
}
