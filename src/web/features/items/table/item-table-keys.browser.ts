const linkOf = (row: Element | null | undefined) => row?.querySelector<HTMLElement>('.name a')

/** The row to go to by this key, or null. */
function findRow(body: HTMLTableSectionElement, from: Element, key: string): Element | null {
  const next = key === 'ArrowDown' || key === 'Home' ? 'nextElementSibling' : 'previousElementSibling'
  let row = key === 'Home' ? body.firstElementChild : key === 'End' ? body.lastElementChild : from[next]
  while (row instanceof HTMLElement && row.hidden) row = row[next]
  return row
}

/**
 * A table of hundreds of rows is one stop for Tab: arrows go from row to row, Home and End to the first and the last. Every row's link
 * stays one, so whoever listens finds them as before. To be told the first row whenever others show: Tab comes to that.
 */
export function startRowKeys(body: HTMLTableSectionElement): (first: HTMLElement | undefined) => void {
  let stop: HTMLElement | null | undefined
  const stopAt = (link: HTMLElement | null | undefined) => {
    if (!link) return
    if (stop) stop.tabIndex = -1
    link.tabIndex = 0
    stop = link
  }
  for (const row of body.rows) linkOf(row)?.setAttribute('tabindex', '-1')
  body.closest('table')?.caption?.append('. Arrow up and down go from row to row.')
  body.addEventListener('focusin', ({ target }) => {
    const link = linkOf((target as Element).closest('tr'))
    if (link === target) stopAt(link)
  })
  body.addEventListener('keydown', (event) => {
    const { target, key } = event
    const row = (target as Element).closest('tr')
    if (!['ArrowDown', 'ArrowUp', 'Home', 'End'].includes(key) || !row || target !== linkOf(row)) return
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    linkOf(findRow(body, row, key))?.focus()
  })
  return (first) => {
    if (!body.contains(document.activeElement)) stopAt(linkOf(first))
  }
}
