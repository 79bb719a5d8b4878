import { afterPaint } from '#web/browser/after-paint.ts'

/** No row is lower than that, in pixels: its picture, and the room around it with the smallest letters that browsers offer. */
const lowestRow = 53

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
      place(body, rows)
      return
    }
    const inSight = Math.ceil(Math.max(0, innerHeight - top) / lowestRow)
    body.prepend(...rows.filter((row) => !row.hidden).slice(0, inSight))
    // In one go: each further paint on the way there would cost as much again.
    afterPaint(() => rows === last && place(body, rows))
  }
}

/** Moves only what stands elsewhere: what stands right is not drawn again. */
function place(body: HTMLElement, rows: readonly HTMLElement[]) {
  let next = body.firstElementChild
  for (const row of rows) {
    if (row === next) next = next.nextElementSibling
    else body.insertBefore(row, next)
  }
}
