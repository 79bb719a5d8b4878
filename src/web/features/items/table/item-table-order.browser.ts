import { afterPaint } from '#web/browser/after-paint.ts'

/** No row is lower than that, in pixels: its picture, which grows with the letters, and the room around it (item-table-rows.css). */
const lowestRow = () => 2.125 * Number.parseFloat(getComputedStyle(document.documentElement).fontSize) + 7

/** Puts rows in another order: first those that the screen will show, the others once these are painted. */
export function createOrder(body: HTMLTableSectionElement) {
  let last: readonly HTMLElement[] = []
  const act = (rows: readonly HTMLElement[], step: () => void) => afterPaint(() => rows === last && step())
  return (rows: readonly HTMLElement[]) => {
    last = rows
    placeInSight(body, rows)
    act(rows, () => {
      // In one go: each further paint on the way there would cost as much again.
      placeAll(body, rows)
      act(rows, () => (body.style.overflowAnchor = ''))
    })
  }
}

/** Rows that are left out take no room, so they stand anywhere. */
const listShown = (rows: Iterable<HTMLElement>) => [...rows].filter(({ hidden }) => !hidden)

/** Which of them is the first that the screen shows: the head of the table stays in sight, and rows go under it. */
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
  const wanted = listShown(rows).slice(from, to)
  const seen = now.slice(from, to)
  const above = new Set(now.slice(0, from))
  const leaving = seen.filter((row) => !wanted.includes(row)).slice(0, wanted.filter((row) => above.has(row)).length)
  // The browser would scroll after a row that it saw move. Not said earlier: where rows are would be worked out once more.
  body.style.overflowAnchor = 'none'
  seen[0]?.before(...wanted)
  // As many as came from above go there, or what is in sight would slip up; far from it, where they are not laid out.
  body.prepend(...leaving)
}

/** Moves only what stands elsewhere, from what is in sight outward: what stands right is not drawn again. */
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
