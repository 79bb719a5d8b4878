/** A row of the item database, read from the page. */
export type TableRow = {
  element: HTMLTableRowElement
  name: string
  alias: string
  /** In coins; null when not known. */
  value: number | null
  /** "estimate", "per weight" or both. */
  note: string
  description: string
  group: string
  modded: boolean
}

/** The page is the data: what the filter needs is not sent twice. */
export function listTableRows(table: HTMLTableElement): TableRow[] {
  return [...(table.tBodies[0]?.rows ?? [])].map((element) => {
    const [, name, price, description] = element.cells
    const amount = price?.querySelector('data')
    const notes = [amount?.classList.contains('is-est') ? 'estimate' : '', price?.querySelector('small')?.textContent ?? '']
    return {
      element,
      name: name?.textContent ?? '',
      alias: element.dataset.alias ?? '',
      value: amount ? Number(amount.value) : null,
      note: notes.filter(Boolean).join(', '),
      description: description?.textContent ?? '',
      group: element.dataset.g ?? '',
      modded: element.classList.contains('is-modded'),
    }
  })
}
