import { find, readAttr } from '#web/browser/find.ts'
import { ownCoins } from '#web/my-prices/my-prices.data-attrs.ts'
import { linkedItem } from '#web/game-ui/item-link.data-attrs.ts'
import { rowAlias, rowGroup, rowMarks, rowVersion } from './item-table.data-attrs.ts'
import type { Mark } from '#model/wiki/certainty.ts'

/** A row of the items in the database or the catalogue, read from the page. */
export type TableRow = {
  element: HTMLTableRowElement
  /** What lists keep it by; null in the database, where nothing is ticked. */
  id: number | null
  name: string
  nameMark: Mark | null
  safeName: string
  alias: string
  /** In coins; null when not known. */
  value: number | null
  /** What the reader saw in their game, in coins. */
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

const markOfLetter: Record<string, Mark> = { g: 'guess', w: 'worked-out' }

/** A table's rows, of all its parts. */
export const listRowsOf = ({ tBodies }: HTMLTableElement): HTMLTableRowElement[] => [...tBodies].flatMap(({ rows }) => [...rows])

/** The page is the data: what the filter and the lists need is not sent twice. */
export function listTableRows(table: HTMLTableElement): TableRow[] {
  return listRowsOf(table).map((element) => {
    const [name, price, description] = [...element.cells].slice(-4)
    const amount = price?.querySelector('data')
    const [nameMark = null, mark = null, descriptionMark = null] = [...(readAttr(element, rowMarks) ?? '')].map(
      (letter) => markOfLetter[letter],
    )
    const box = element.querySelector<HTMLInputElement>('input[name="pick"]')
    return {
      element,
      id: box && Number(box.value),
      name: name?.querySelector('a')?.textContent ?? '',
      nameMark,
      safeName: readAttr(name?.querySelector('a'), linkedItem) ?? '',
      alias: readAttr(element, rowAlias) ?? '',
      value: amount ? Number(amount.value) : null,
      own: readOwn(element),
      mark,
      otherVersion: readAttr(element, rowVersion) ?? '',
      perWeight: price?.querySelector('.per') !== null,
      description: description?.textContent ?? '',
      descriptionMark,
      group: readAttr(element, rowGroup) ?? '',
      modded: element.classList.contains('is-modded'),
    }
  })
}

/** The reader's price in a row, which is shown in place of the wiki's. */
export function readOwn(row: HTMLTableRowElement): number | null {
  const own = readAttr(find(row, ownCoins), ownCoins)
  return own === undefined ? null : Number(own)
}

/** What was kept apart until a reader comes near it, into the first part of the table: before rows change places, or are left out. */
export function joinRows({ tBodies }: HTMLTableElement) {
  const [first, ...later] = tBodies
  for (const part of later) {
    first?.append(...part.rows)
    part.remove()
  }
}

/** A press anywhere on a row is a press on what the row is there for: its tick box, or else its link. Not one that has opened a card. */
export function pressRow(event: Event) {
  const target = event.target as Element
  if (event.defaultPrevented || target.closest('a, button, label, input, thead') || !getSelection()?.isCollapsed) return
  target.closest('tr')?.querySelector<HTMLElement>('input[name="pick"], .name a')?.click()
}
