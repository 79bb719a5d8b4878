import { listRowsOf } from './item-table-rows.ts'

/** Where keys lead in a row: its tick box, where it can be ticked, and its link. */
const placesOf = (row: Element | null | undefined) => [...(row?.querySelectorAll<HTMLElement>('input[name="pick"]:enabled, .name a') ?? [])]

/** The row to go to by this key, if there is one. */
function findRow(table: HTMLTableElement, from: HTMLTableRowElement, key: string): HTMLTableRowElement | undefined {
  const rows = listRowsOf(table).filter((row) => row === from || !row.hidden)
  if (key === 'Home') return rows[0]
  if (key === 'End') return rows.at(-1)
  return rows[rows.indexOf(from) + (key === 'ArrowDown' ? 1 : -1)]
}

/**
 * A table of hundreds of rows is one stop for Tab: arrows go from row to row, Home and End to the first and the last, and to the sides
 * between a row's tick box and its link. Each stays what it is, so whoever listens finds them as before. To be told the first row
 * whenever others show: Tab comes to that.
 */
export function startRowKeys(table: HTMLTableElement): (first: HTMLElement | undefined) => void {
  let stop: HTMLElement | undefined
  /** Whether arrows lead from link to link, past boxes: a row whose box cannot be ticked does not change it. */
  let isAtLinks = false
  const stopAt = (place: HTMLElement | undefined) => {
    if (!place) return
    if (stop) stop.tabIndex = -1
    place.tabIndex = 0
    stop = place
  }
  const boxes = table.querySelectorAll('input[name="pick"]')
  for (const place of [...boxes, ...table.querySelectorAll('.name a')]) place.setAttribute('tabindex', '-1')
  const aside = boxes.length > 0 ? ', left and right between its box and its name' : ''
  table.caption?.append(`. Arrow up and down go from row to row${aside}. Arrow right on a name sets your price.`)
  table.addEventListener('focusin', ({ target }) => stopAt(placesOf((target as Element).closest('tr')).find((place) => place === target)))
  table.addEventListener('keydown', (event) => {
    const { target, key } = event
    const row = (target as Element).closest('tr')
    const places = placesOf(row)
    const at = places.indexOf(target as HTMLElement)
    const isAside = boxes.length > 0 && /^Arrow(Left|Right)$/.test(key)
    if (!row || at < 0 || (!isAside && !['ArrowDown', 'ArrowUp', 'Home', 'End'].includes(key))) return
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    if (isAside) isAtLinks = key === 'ArrowRight'
    else if (places.length > 1) isAtLinks = at > 0
    placesOf(isAside ? row : findRow(table, row, key))
      .at(isAtLinks ? -1 : 0)
      ?.focus()
  })
  return (first) => {
    if (!table.contains(document.activeElement?.closest('tbody') ?? null)) stopAt(placesOf(first).at(isAtLinks ? -1 : 0))
  }
}
