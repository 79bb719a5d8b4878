import { listRowsOf } from './item-table-rows.ts'

/** The elements that keys focus in a row: its checkbox if enabled, and its link. */
const placesOf = (row: Element | null | undefined) => [...(row?.querySelectorAll<HTMLElement>('input[name="pick"]:enabled, .name a') ?? [])]

/** The row that a key moves the focus to. */
function findRow(table: HTMLTableElement, from: HTMLTableRowElement, key: string): HTMLTableRowElement | undefined {
  const rows = listRowsOf(table).filter((row) => row === from || !row.hidden)
  if (key === 'Home') return rows[0]
  if (key === 'End') return rows.at(-1)
  return rows[rows.indexOf(from) + (key === 'ArrowDown' ? 1 : -1)]
}

/**
 * Makes the table a single tab stop: arrow up and down, Home and End move between rows, arrow left and right between a row's checkbox and
 * its link. Roles stay as they are for screen readers. Call the returned function with the first visible row after each filter: Tab moves
 * the focus there.
 */
export function startRowKeys(table: HTMLTableElement): (first: HTMLElement | undefined) => void {
  let stop: HTMLElement | undefined
  /** Whether vertical arrows move between links instead of checkboxes; a disabled checkbox does not change it. */
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
  table.caption?.append(`. The up and down arrow keys move between rows${aside}. Press the right arrow key on a name to set your price.`)
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
