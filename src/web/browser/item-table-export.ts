import { itemGroups } from '#model/item-groups.ts'
import { toCsv, toTsv } from '#model/spreadsheet.ts'
import type { TableRow } from './item-table-rows.ts'

/** "Copied" stays that long. */
const readingTime = 2000

/** What the table shows, for a spreadsheet: to the clipboard, or as a file. */
export function startTableExport(table: HTMLTableElement, listShown: () => TableRow[]) {
  const page = table.closest('section') ?? document
  const onPress = (button: HTMLButtonElement | null, act: (button: HTMLButtonElement) => void) => {
    if (!button) return
    button.addEventListener('click', () => act(button))
    button.disabled = false
  }
  onPress(page.querySelector('[data-copy-table]'), (button) => void copy(button, toTsv(toCells(listShown()))))
  onPress(page.querySelector('[data-save-table]'), () => save(toCsv(toCells(listShown()))))
}

function toCells(rows: TableRow[]): string[][] {
  const groups: Record<string, string> = itemGroups
  return [
    ['Name', 'Price in coins', 'Price note', 'Group', 'Modded', 'Description'],
    ...rows.map(({ name, value, note, group, modded, description }) => [
      name,
      value === null ? '' : String(value),
      note,
      groups[group] ?? '',
      modded ? 'yes' : 'no',
      description,
    ]),
  ]
}

async function copy(button: HTMLElement, text: string) {
  const label = [...button.childNodes].findLast((node) => node.nodeType === Node.TEXT_NODE)
  if (!label) return
  const before = label.textContent
  label.textContent = await navigator.clipboard.writeText(text).then(
    () => 'Copied',
    () => 'Not allowed here',
  )
  setTimeout(() => (label.textContent = before), readingTime)
}

function save(text: string) {
  // The mark tells spreadsheets that the text is UTF-8.
  const address = URL.createObjectURL(new Blob(['\uFEFF', text], { type: 'text/csv;charset=utf-8' }))
  Object.assign(document.createElement('a'), { href: address, download: 'hydroneer-items.csv' }).click()
  setTimeout(() => URL.revokeObjectURL(address))
}
