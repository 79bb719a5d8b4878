import { toCsv, toTsv } from '#model/text/spreadsheet.ts'
import { toTableCells, type ExportedRow } from './item-table-cells.ts'
import { readOwn, type TableRow } from './item-table-rows.ts'
import { copyText } from '#web/browser/copy-text.ts'
import { saveCsv } from '#web/browser/save-file.ts'
import { find } from '#web/browser/find.ts'
import { aroundPrice } from '#web/my-prices/my-prices.data-attrs.ts'
import { copiesTable, savesTable, tableText } from './item-table.data-attrs.ts'

/** How long "Copied" is shown, in ms. */
const readingTime = 2000

/** CSV export of the rows shown, to a file or the clipboard. */
export function startTableExport(form: HTMLFormElement, listShown: () => TableRow[]) {
  const onPress = (button: HTMLButtonElement | null, act: (button: HTMLButtonElement) => void) => {
    if (!button) return
    button.addEventListener('click', () => act(button))
    button.disabled = false
  }
  onPress(find(form, copiesTable), (button) => void copy(form, button, toTsv(toCells(listShown()))))
  onPress(find(form, savesTable), () => saveCsv('hydroneer-items', toCsv(toCells(listShown()))))
}

const toCells = (rows: TableRow[]) => toTableCells(rows.map((row) => ({ ...row, replaced: readReplaced(row.element) })))

/** The price that replaces the wiki's: the reader's own, or that of the version they play. */
function readReplaced(row: HTMLTableRowElement): ExportedRow['replaced'] {
  const coins = readOwn(row)
  return coins === null ? null : { coins, by: find(row, aroundPrice, 'version') ? 'version I play' : 'my price' }
}

async function copy(form: HTMLFormElement, button: HTMLElement, text: string) {
  if (!(await copyText(text))) return showText(form, text)
  const label = [...button.childNodes].findLast((node) => node.nodeType === Node.TEXT_NODE)
  if (!label) return
  const before = label.textContent
  label.textContent = 'Copied'
  setTimeout(() => (label.textContent = before), readingTime)
}

function showText(form: HTMLFormElement, text: string) {
  const field = find<HTMLTextAreaElement>(form, tableText)
  const label = field?.closest('label')
  if (!field || !label) return
  label.hidden = false
  field.value = text
  field.select()
}
