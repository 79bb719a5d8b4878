import { find, readAttr } from '#web/browser/find.ts'
import { ownCoins } from '#web/my-prices/my-prices.data-attrs.ts'
import { itemOfLink } from '#web/game-ui/item-link.data-attrs.ts'
import { rowAlias, rowGroup, rowMarks, rowVersion } from './item-table.data-attrs.ts'
import { parseRowMarks } from './row-marks.ts'
import type { Mark } from '#model/wiki/certainty.ts'

/** A row of the item table, parsed from the page. */
export type TableRow = {
  element: HTMLTableRowElement
  /** Id used in lists; null in the database, which has no checkboxes. */
  id: number | null
  name: string
  nameMark: Mark | null
  safeName: string
  alias: string
  /** In coins; null if unknown. */
  value: number | null
  /** The reader's own price, in coins. */
  own: number | null
  mark: Mark | null
  /** See `ListItem`. */
  otherVersion: string
  perWeight: boolean
  description: string
  descriptionMark: Mark | null
  group: string
  modded: boolean
}

/** Rows of all `<tbody>` elements. */
export const listRowsOf = ({ tBodies }: HTMLTableElement): HTMLTableRowElement[] => [...tBodies].flatMap(({ rows }) => [...rows])

/** Reads the items from the table's rows, so that the page does not need to contain them twice. */
export function listTableRows(table: HTMLTableElement): TableRow[] {
  return listRowsOf(table).map((element) => {
    const cells = [...element.cells]
    const [name, price, description] = cells.slice(cells.findIndex(({ className }) => className === 'name'))
    const link = name?.querySelector('a')
    const amount = price?.querySelector('data')
    const box = element.querySelector<HTMLInputElement>('input[name="pick"]')
    return {
      element,
      ...parseRowMarks(readAttr(element, rowMarks)),
      id: box && Number(box.value),
      name: link?.textContent ?? '',
      safeName: link ? itemOfLink(link) : '',
      alias: readAttr(element, rowAlias) ?? '',
      value: amount ? Number(amount.value) : null,
      own: readOwn(element),
      otherVersion: readAttr(element, rowVersion) ?? '',
      perWeight: price?.querySelector('.per') !== null,
      description: description?.textContent ?? '',
      group: readAttr(element, rowGroup) ?? '',
      modded: element.classList.contains('is-modded'),
    }
  })
}

/** The reader's own price, which a row shows instead of the wiki's. */
export function readOwn(row: HTMLTableRowElement): number | null {
  const own = readAttr(find(row, ownCoins), ownCoins)
  return own === undefined ? null : Number(own)
}

/** Merges the `<tbody>` elements, whose rendering the browser defers, into the first. Call it before rows are moved or hidden. */
export function joinRows({ tBodies }: HTMLTableElement) {
  const [first, ...later] = tBodies
  for (const part of later) {
    first?.append(...part.rows)
    part.remove()
  }
}

/** A click anywhere on a row activates its checkbox, or else its link, unless the click already opened a popover. */
export function pressRow(event: Event) {
  const target = event.target as Element
  if (event.defaultPrevented || target.closest('a, button, label, input, thead') || !getSelection()?.isCollapsed) return
  target.closest('tr')?.querySelector<HTMLElement>('input[name="pick"], .name a')?.click()
}
