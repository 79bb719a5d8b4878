/** The columns the item database can be sorted by. */
export const itemSorts = ['name', 'price', 'description', 'modded'] as const
export type ItemSort = (typeof itemSorts)[number]

export const directions = ['asc', 'desc'] as const
export type Direction = (typeof directions)[number]

/** The order until a reader chooses another. */
export const isDefaultOrder = ({ sort, direction }: { sort: ItemSort; direction: Direction }) => sort === 'name' && direction === 'asc'

/** `value` in any unit; null where there is none. */
type Sortable = { name: string; value: number | null; description: string; modded: boolean }

let words: Intl.Collator | undefined

/** "Pipe 2" before "Pipe 10"; capitals and accents do not count. */
function compareWords(one: string, other: string): number {
  // Making it takes a browser five milliseconds: a page waits for that when somebody sorts, not when it opens.
  words ??= new Intl.Collator('en', { numeric: true, sensitivity: 'base' })
  return words.compare(one, other)
}

/**
 * Compares two items for sorting. What has no value comes last in both directions; equals stand by name, A to Z. `valueOf`: the
 * value that is shown, where some are left out.
 */
export function compareItems<Item extends Sortable>(
  sort: ItemSort,
  direction: Direction,
  sortValue: (item: Item) => number | null = ({ value }) => value,
): (a: Item, b: Item) => number {
  const turn = direction === 'asc' ? 1 : -1
  return (a, b) => {
    if (sort === 'name') return turn * compareWords(a.name, b.name)
    const order = sort === 'price' ? comparePrices(turn, sortValue(a), sortValue(b)) : compareBy(sort, turn, a, b)
    return order || compareWords(a.name, b.name)
  }
}

/** On a shelf, what only a mod puts there comes after what everybody finds, unless a reader sorts by just that. */
export function compareOnShelf<Item extends Sortable>(
  sort: ItemSort,
  ...how: [direction: Direction, sortValue?: (item: Item) => number | null]
): (a: Item, b: Item) => number {
  const compare = compareItems(sort, ...how)
  return (a, b) => (sort === 'modded' ? 0 : Number(a.modded) - Number(b.modded)) || compare(a, b)
}

function compareBy(sort: 'description' | 'modded', turn: number, a: Sortable, b: Sortable): number {
  if (sort === 'description') return turn * compareWords(a.description, b.description)
  // Who sorts by the mark wants to see the marked ones first.
  return turn * (Number(b.modded) - Number(a.modded))
}

function comparePrices(turn: number, a: number | null, b: number | null): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null)
  return turn * (a - b)
}

/** What a click on a column's head asks for: its other direction, or another column from A to Z. */
export function turnSort(now: { sort: ItemSort; direction: Direction }, clicked: ItemSort): { sort: ItemSort; direction: Direction } {
  return { sort: clicked, direction: now.sort === clicked && now.direction === 'asc' ? 'desc' : 'asc' }
}
