import { createFilter } from '#model/item-filter.ts'
import { compareItems, itemSorts, turnSort } from '#model/item-order.ts'
import { formatItemView, readItemView, type ItemView } from '#model/item-view.ts'
import { startTableExport } from './item-table-export.ts'
import { listTableRows, type TableRow } from './item-table-rows.ts'
import { readStored, writeStored } from './storage.ts'

/** Between the last key and writing the address: browsers refuse an address that changes with every key. */
const pause = 250

/** How the table was sorted last, as the address says it. */
const sortKey = 'item_sort'

/** The item database: filter, sort and groups work on the rows of the page, and the address follows. */
export function startItemTable(table: HTMLTableElement, form: HTMLFormElement) {
  const rows = listTableRows(table)
  const find = form.elements.namedItem('find') as HTMLInputElement
  const group = form.elements.namedItem('group') as HTMLSelectElement
  const mods = form.elements.namedItem('mods') as HTMLInputElement
  let view = readItemView(new URLSearchParams(location.search))
  let order = orderOf(view)
  let timer = 0

  if (view.mods === undefined && readStored('show_mods') === 'true') {
    view = { ...view, mods: true }
    history.replaceState(history.state, '', toAddress(view))
  }
  const remembered = new URLSearchParams(readStored(sortKey) ?? '')
  // Whoever looks for a name, or was sent a link, is shown what the address says.
  if (view.find === '' && !new URLSearchParams(location.search).has('sort') && remembered.has('sort')) {
    const { sort, direction } = readItemView(remembered)
    view = { ...view, sort, direction }
    history.replaceState(history.state, '', toAddress(view))
  }

  const show = () => {
    if (order !== orderOf(view)) {
      order = orderOf(view)
      table.tBodies[0]?.append(...rows.toSorted(compareItems(view.sort, view.direction)).map(({ element }) => element))
    }
    document.documentElement.dataset.mods = String(view.mods === true)
    const fits = createFilter(view.find)
    const visible = rows.filter(({ modded }) => view.mods || !modded)
    const shown = visible.filter((row) => (view.group === undefined || row.group === view.group) && fits(row))
    const wanted = new Set(shown)
    for (const row of rows) row.element.hidden = !wanted.has(row)
    write(shown, visible)
  }

  const write = (shown: TableRow[], visible: TableRow[]) => {
    const page = table.closest('section') ?? document
    const count = page.querySelector('[data-item-count]')
    if (count) count.textContent = shown.length === visible.length ? `${shown.length} items` : `${shown.length} of ${visible.length} items`
    page.querySelector<HTMLElement>('[data-no-items]')?.toggleAttribute('hidden', shown.length > 0)
    form.querySelector('[data-clear]')?.toggleAttribute('hidden', view.find === '' && view.group === undefined)
    for (const chip of form.querySelectorAll<HTMLAnchorElement>('[data-group]')) {
      const own = readItemView(new URLSearchParams({ group: chip.dataset.group ?? '' })).group
      chip.href = toAddress({ ...view, group: own })
      if (own === view.group) chip.setAttribute('aria-current', 'true')
      else chip.removeAttribute('aria-current')
    }
    for (const button of table.querySelectorAll<HTMLElement>('[data-sort]')) {
      const head = button.closest('th')
      if (button.dataset.sort === view.sort) head?.setAttribute('aria-sort', view.direction === 'asc' ? 'ascending' : 'descending')
      else head?.removeAttribute('aria-sort')
    }
  }

  /** Controls follow the view, where the view did not come from them. */
  const fillIn = () => {
    find.value = view.find
    group.value = view.group ?? ''
    mods.checked = view.mods === true
  }

  /** A choice is a step that Back undoes. */
  const choose = (change: Partial<ItemView>) => {
    writeAddress()
    view = { ...view, ...change }
    fillIn()
    show()
    if (toAddress(view) !== location.pathname + location.search) history.pushState(null, '', toAddress(view))
  }

  const writeAddress = () => {
    clearTimeout(timer)
    if (toAddress(view) !== location.pathname + location.search) history.replaceState(history.state, '', toAddress(view) + location.hash)
  }

  find.addEventListener('input', () => {
    view = { ...view, find: find.value }
    show()
    clearTimeout(timer)
    timer = window.setTimeout(writeAddress, pause)
  })
  // Leaving by a link right after typing must not lose what was typed.
  addEventListener('pagehide', writeAddress)
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    writeAddress()
  })
  group.addEventListener('change', () => choose({ group: readItemView(new URLSearchParams({ group: group.value })).group }))
  mods.addEventListener('change', () => {
    writeStored('show_mods', String(mods.checked))
    choose({ mods: mods.checked || undefined })
  })
  table.tHead?.addEventListener('submit', (event) => {
    event.preventDefault()
    const clicked = (event.target as Element).querySelector<HTMLElement>('[data-sort]')?.dataset.sort
    const sort = itemSorts.find((known) => known === clicked)
    if (!sort) return
    choose(turnSort(view, sort))
    writeStored(sortKey, `sort=${view.sort}&direction=${view.direction}`)
  })
  table.closest('section')?.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-group], [data-clear]') : null
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    if (link.dataset.group === undefined) {
      choose({ find: '', group: undefined })
      find.focus()
    } else choose({ group: readItemView(new URLSearchParams({ group: link.dataset.group })).group })
  })
  addEventListener('popstate', () => {
    view = readItemView(new URLSearchParams(location.search))
    fillIn()
    show()
  })

  // What was typed before this script had come stands.
  if (find.value !== find.defaultValue) view = { ...view, find: find.value }
  if (mods.checked !== mods.defaultChecked) {
    view = { ...view, mods: mods.checked || undefined }
    writeStored('show_mods', String(mods.checked))
  }
  writeAddress()
  fillIn()
  show()
  startTableExport(table, () =>
    rows.filter(({ element, modded }) => !element.hidden && (view.mods || !modded)).toSorted(compareItems(view.sort, view.direction)),
  )
}

function toAddress(view: ItemView): string {
  return location.pathname + formatItemView(view)
}

function orderOf({ sort, direction }: ItemView): string {
  return `${sort} ${direction}`
}
