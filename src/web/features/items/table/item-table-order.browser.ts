import { afterPaint } from '#web/browser/after-paint.ts'

/** No row is lower than that, in pixels: its picture, and the room around it with the smallest letters that browsers offer. */
const lowestRow = 53
/** So many rows are moved between two paints: more would keep the next press waiting on a slow phone. */
const slice = 80

/**
 * Puts rows in another order: first those that a screen shows, the others once these are painted. Who has scrolled down sees
 * rows from the midst, so there all move at once.
 */
export function createOrder(body: HTMLTableSectionElement) {
  let last: readonly HTMLElement[] = []
  return (rows: readonly HTMLElement[]) => {
    last = rows
    const { top } = body.getBoundingClientRect()
    if (top < 0) {
      place(body, rows, 0, rows.length)
      return
    }
    const inSight = Math.ceil(Math.max(0, innerHeight - top) / lowestRow)
    body.prepend(...rows.filter((row) => !row.hidden).slice(0, inSight))
    const placeOthers = (from: number) => {
      if (rows !== last || from >= rows.length) return
      place(body, rows, from, from + slice)
      afterPaint(() => placeOthers(from + slice))
    }
    afterPaint(() => placeOthers(0))
  }
}

/** Moves only what stands elsewhere: what stands right is not drawn again. Those before `from` stand right already. */
function place(body: HTMLElement, rows: readonly HTMLElement[], from: number, to: number) {
  let next = body.children[from] ?? null
  for (const row of rows.slice(from, to)) {
    if (row === next) next = next.nextElementSibling
    else body.insertBefore(row, next)
  }
}
