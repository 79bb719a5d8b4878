/** The columns the item database can be sorted by. */
export const itemSorts = ['name', 'price', 'description', 'modded'] as const
export type ItemSort = (typeof itemSorts)[number]

export const directions = ['asc', 'desc'] as const
export type Direction = (typeof directions)[number]

/** `value` in any unit; null where there is none. */
type Sortable = { name: string; value: number | null; description: string; modded: boolean }

/** "Pipe 2" before "Pipe 10"; capitals and accents do not count. */
const words = new Intl.Collator('en', { numeric: true, sensitivity: 'base' })

/** Compares two items for sorting. What has no value comes last in both directions; equals stand by name, A to Z. */
export function compareItems(sort: ItemSort, direction: Direction): (a: Sortable, b: Sortable) => number {
  const turn = direction === 'asc' ? 1 : -1
  return (a, b) => {
    if (sort === 'name') return turn * words.compare(a.name, b.name)
    return compareBy(sort, turn, a, b) || words.compare(a.name, b.name)
  }
}

function compareBy(sort: Exclude<ItemSort, 'name'>, turn: number, a: Sortable, b: Sortable): number {
  if (sort === 'description') return turn * words.compare(a.description, b.description)
  // Who sorts by the mark wants to see the marked ones first.
  if (sort === 'modded') return turn * (Number(b.modded) - Number(a.modded))
  if (a.value === null || b.value === null) return Number(a.value === null) - Number(b.value === null)
  return turn * (a.value - b.value)
}

/** What a click on a column's head asks for: its other direction, or another column from A to Z. */
export function turnSort(now: { sort: ItemSort; direction: Direction }, clicked: ItemSort): { sort: ItemSort; direction: Direction } {
  return { sort: clicked, direction: now.sort === clicked && now.direction === 'asc' ? 'desc' : 'asc' }
}
