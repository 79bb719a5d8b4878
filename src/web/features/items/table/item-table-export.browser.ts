import { itemGroups } from '#model/items/item-groups.ts'
import { toPriceNote } from '#model/lists/price-note.ts'
import { wordForGuess } from '#model/wiki/certainty.ts'
import { toCsv, toTsv } from '#model/text/spreadsheet.ts'
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

function toCells(rows: TableRow[]): string[][] {
  const groups: Record<string, string> = itemGroups
  return [
    ['Name', 'Price in coins', 'Price note', 'Group', 'Modded', 'Description', 'Description note', 'Name note'],
    ...rows.map(({ element, name, nameMark, value, mark, otherVersion, perWeight, group, modded, description, descriptionMark }) => [
      name,
      String(readOwn(element) ?? value ?? ''),
      readOwn(element) === null ? toPriceNote({ mark, otherVersion, perWeight }) : toOwnNote(element, perWeight),
      groups[group] ?? '',
      modded ? 'yes' : 'no',
      description,
      wordForGuess(descriptionMark),
      wordForGuess(nameMark),
    ]),
  ]
}

/** Note of a price that replaces the wiki's: the reader's own, or that of the version they play. */
function toOwnNote(row: HTMLTableRowElement, perWeight: boolean): string {
  const note = toPriceNote({ mark: null, otherVersion: '', perWeight })
  return [find(row, aroundPrice, 'version') ? 'version I play' : 'my price', note].filter(Boolean).join(', ')
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
