import { createFilter } from '#model/items/item-filter.ts'
import { compareItems, compareOnShelf } from '#model/items/item-order.ts'
import { press, readGroup, readItemView, type ItemView } from '#model/items/item-view.ts'
import { createTableControls, viewPartOf } from './item-table-controls.browser.ts'
import { startTableExport } from './item-table-export.browser.ts'
import { createOrder } from './item-table-order.browser.ts'
import { startRowKeys } from './item-table-keys.browser.ts'
import { joinRows, listTableRows, pressRow, readOwn, type TableRow } from './item-table-rows.ts'
import { createSorter, priceIn } from './item-table-sorter.ts'
import { createViewUrl } from './item-table-url.browser.ts'
import { ignoresParameters } from '#web/browser/page-cache/cached-copy.ts'
import { readStored, writeStored } from '#web/browser/storage.ts'
import { setValue, readAttr } from '#web/browser/find.ts'
import { dataSelector } from '#web/data-attr.ts'
import { pricesShown } from '#web/my-prices/my-prices.data-attrs.ts'
import { itemsForm, pressedPart } from './item-table.data-attrs.ts'
import { modsAreShown, modsEvent, showModsKey } from '#web/features/mods/show-mods.data-attrs.ts'

/** localStorage keys of each table's sort order; shelves do not store it. */
const sortKeys = { database: 'item_sort', catalogue: 'catalogue_sort', shelf: undefined } as const

/** Enhances the item table: filters and sorts the rows of the page, and keeps the URL up to date. */
export function startItemTable(form: HTMLFormElement) {
  const table = form.querySelector('table')
  const body = table?.tBodies[0]
  if (!table || !body) return
  const rows = listTableRows(table)
  const kind = readAttr(form, itemsForm) || 'database'
  const sortKey = sortKeys[kind]
  const compare = kind === 'shelf' ? compareOnShelf : compareItems
  const sorter = createSorter(rows, compare)
  const controls = createTableControls(form)
  const { field, group, mods, guesses } = controls
  let view = readItemView(new URLSearchParams(location.search))
  const served = ignoresParameters() ? readItemView(new URLSearchParams()) : view
  const url = createViewUrl(() => view)
  let order = served.sort === 'price' && rows.some(({ own }) => own !== null) ? '' : sorter.viewKey(served)
  let areOut = served.withoutGuesses
  const arrange = createOrder(body)
  const rove = startRowKeys(table)
  let inOrder = rows.map(({ element }): HTMLElement => element)

  if (mods && view.mods === undefined && readStored(showModsKey) === 'true') view = { ...view, mods: true }
  const remembered = new URLSearchParams((sortKey && readStored(sortKey)) ?? '')
  // A search or a shared link overrides the stored order.
  if (view.find === '' && !new URLSearchParams(location.search).has('sort') && remembered.has('sort')) {
    const { sort, direction } = readItemView(remembered)
    view = { ...view, sort, direction }
  }

  const isVisible = ({ modded }: TableRow) => !mods || view.mods || !modded

  const showView = () => {
    if (mods) setValue(document.documentElement, modsAreShown, view.mods === true ? 'true' : 'false')
    const fits = createFilter(view.find, rows)
    const visible = rows.filter(isVisible)
    const shown = visible.filter((row) => (view.group === undefined || row.group === view.group) && fits(row))
    const shownRows = new Set(shown)
    const changed = rows.filter((row) => row.element.hidden === shownRows.has(row))
    // Modded rows are hidden by CSS already.
    if (changed.some(isVisible) || order !== sorter.viewKey(view)) joinRows(table)
    for (const { element } of changed) element.hidden = !element.hidden
    if (order !== sorter.viewKey(view)) {
      order = sorter.viewKey(view)
      inOrder = sorter.sortRows(view)
      arrange(inOrder)
    }
    if (areOut !== view.withoutGuesses) {
      areOut = view.withoutGuesses
      form.classList.toggle('without-guesses', areOut)
    }
    controls.describe(view, shown, visible)
    rove(inOrder.find(({ hidden }) => !hidden))
  }

  /** Applies a view and adds a history entry. */
  const chooseView = (next: ItemView) => {
    url.write()
    view = next
    controls.write(view)
    showView()
    url.pushSoon()
  }

  field.addEventListener('input', () => {
    view = { ...view, find: field.value }
    showView()
    url.writeSoon()
  })
  // Writes typed input even if the reader leaves within the debounce.
  addEventListener('pagehide', url.write)
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    url.write()
  })
  group?.addEventListener('change', () => chooseView({ ...view, group: readGroup(group.value) }))
  mods?.addEventListener('change', () => {
    writeStored(showModsKey, String(mods.checked))
    chooseView({ ...view, mods: mods.checked || undefined })
  })
  guesses?.addEventListener('change', () => chooseView({ ...view, withoutGuesses: guesses.checked }))
  // Setting changed in another tab.
  document.addEventListener(modsEvent, ({ detail }: CustomEventInit<boolean>) => {
    if (!mods || detail === (view.mods === true)) return
    view = { ...view, mods: detail || undefined }
    controls.write(view)
    showView()
    url.write()
  })
  // The reader's prices were shown or removed.
  document.addEventListener(pricesShown, () => {
    const changed = rows.filter((row) => row.own !== readOwn(row.element))
    if (changed.length === 0) return
    for (const row of changed) row.own = readOwn(row.element)
    sorter.clear()
    if (view.sort === 'price') order = ''
    showView()
  })
  form.addEventListener('click', (event) => {
    const target = event.target as Element
    const pressed = target.closest<HTMLElement>(`[name="press"], ${dataSelector(pressedPart)}`)
    if (!pressed) return pressRow(event)
    if (pressed instanceof HTMLAnchorElement && (event.ctrlKey || event.metaKey || event.shiftKey)) return
    const part = viewPartOf(pressed)
    const next = press(view, part)
    if (!next) return
    event.preventDefault()
    chooseView(next)
    if (part === 'clear') field.focus()
    if (sortKey && part.startsWith('sort-')) writeStored(sortKey, `sort=${view.sort}&direction=${view.direction}`)
  })
  /** Sorts in advance on hover and focus, so that slow phones respond faster to the click. */
  const prepare = ({ target }: Event) => {
    const head = (target as Element).closest<HTMLElement>('.sortb')
    const next = head && press(view, viewPartOf(head))
    if (!next) return
    joinRows(table)
    sorter.sortRows(next)
  }
  for (const name of ['pointerover', 'pointerdown', 'focusin']) table.tHead?.addEventListener(name, prepare)
  // Joined before the first key is typed, which makes that faster.
  field.addEventListener('focus', () => joinRows(table), { once: true })
  addEventListener('popstate', () => {
    url.cancelPush()
    view = readItemView(new URLSearchParams(location.search))
    controls.write(view)
    showView()
  })

  // Input made before this script loaded.
  view = controls.readEarly(view)
  if (mods && mods.checked !== mods.defaultChecked) writeStored(showModsKey, String(mods.checked))
  url.write()
  controls.write(view)
  showView()
  startTableExport(form, () =>
    rows
      .filter((row) => !row.element.hidden && isVisible(row))
      .toSorted(compare(view.sort, view.direction, priceIn(view)))
      .map((row) => (priceIn(view)(row) === null ? { ...row, value: null, mark: null } : row)),
  )
}
