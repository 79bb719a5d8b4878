import { afterPaint } from '#web/browser/after-paint.ts'

/** Minimum height of a row in px: its picture, which scales with the font size, and padding (item-table-rows.css). */
const lowestRow = () => 2.125 * Number.parseFloat(getComputedStyle(document.documentElement).fontSize) + 7

/** Reorders the rows: visible ones first, the others after the next paint. */
export function createOrder(body: HTMLTableSectionElement) {
  let last: readonly HTMLElement[] = []
  const act = (rows: readonly HTMLElement[], step: () => void) => afterPaint(() => rows === last && step())
  return (rows: readonly HTMLElement[]) => {
    last = rows
    placeInSight(body, rows)
    act(rows, () => {
      // In one step: each further paint costs as much again.
      placeAll(body, rows)
      act(rows, () => (body.style.overflowAnchor = ''))
    })
  }
}

/** Hidden rows take no space, so their position does not matter. */
const listShown = (rows: Iterable<HTMLElement>) => [...rows].filter(({ hidden }) => !hidden)

/** Index of the first row below the sticky header. */
const findFirst = (shown: readonly HTMLElement[], edge: number) =>
  Math.max(
    0,
    shown.findIndex((row) => row.getBoundingClientRect().bottom > edge),
  )

const findEdge = (body: HTMLTableSectionElement) => body.previousElementSibling?.getBoundingClientRect().bottom ?? 0

function placeInSight(body: HTMLTableSectionElement, rows: readonly HTMLElement[]) {
  const now = listShown(body.rows)
  const edge = findEdge(body)
  const from = findFirst(now, edge)
  const to = from + Math.max(0, Math.ceil((innerHeight - edge) / lowestRow()) + 1)
  const nextRows = listShown(rows).slice(from, to)
  const shownRows = now.slice(from, to)
  const above = new Set(now.slice(0, from))
  const leaving = shownRows.filter((row) => !nextRows.includes(row)).slice(0, nextRows.filter((row) => above.has(row)).length)
  // Prevents scroll anchoring to a moved row. Set as late as possible, because it invalidates the layout.
  body.style.overflowAnchor = 'none'
  shownRows[0]?.before(...nextRows)
  // Keeps the scroll position: as many rows go above as came from there, to the top, where rows are not laid out.
  body.prepend(...leaving)
}

/** Moves only rows that are out of place, from the visible ones outward: other rows are not repainted. */
function placeAll(body: HTMLTableSectionElement, rows: readonly HTMLElement[]) {
  const shown = listShown(rows)
  const start = shown[findFirst(listShown(body.rows), findEdge(body))] ?? rows[0]
  if (!start) return
  const at = rows.indexOf(start)
  let next: Element | null = start
  for (const row of rows.slice(at)) {
    if (row === next) next = next.nextElementSibling
    else body.insertBefore(row, next)
  }
  let previous = start.previousElementSibling
  for (const row of rows.slice(0, at).toReversed()) {
    if (row === previous) previous = previous.previousElementSibling
    else body.insertBefore(row, previous ? previous.nextElementSibling : body.firstElementChild)
  }
}
