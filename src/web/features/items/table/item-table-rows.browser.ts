import { valueOf } from '#web/browser/find.ts'
import { linkedItem } from '#web/game-ui/item-link.attributes.ts'
import { rowAlias, rowGroup } from './item-table.attributes.ts'

/** A row of the items in the database or the catalogue, read from the page. */
export type TableRow = {
  element: HTMLTableRowElement
  /** What lists keep it by; null in the database, where nothing is ticked. */
  id: number | null
  name: string
  safeName: string
  alias: string
  /** In coins; null when not known. */
  value: number | null
  estimate: boolean
  perWeight: boolean
  description: string
  group: string
  modded: boolean
}

/** The page is the data: what the filter and the lists need is not sent twice. */
export function listTableRows(table: HTMLTableElement): TableRow[] {
  return [...(table.tBodies[0]?.rows ?? [])].map((element) => {
    const [name, price, description] = [...element.cells].slice(-4)
    const amount = price?.querySelector('data')
    const box = element.querySelector<HTMLInputElement>('input[name="pick"]')
    return {
      element,
      id: box && Number(box.value),
      name: name?.textContent ?? '',
      safeName: valueOf(name?.querySelector('a'), linkedItem) ?? '',
      alias: valueOf(element, rowAlias) ?? '',
      value: amount ? Number(amount.value) : null,
      estimate: amount?.classList.contains('is-est') ?? false,
      perWeight: price?.querySelector('small') !== null,
      description: description?.textContent ?? '',
      group: valueOf(element, rowGroup) ?? '',
      modded: element.classList.contains('is-modded'),
    }
  })
}
