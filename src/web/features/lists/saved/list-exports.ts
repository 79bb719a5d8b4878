import { listFilePrefix } from '#model/game/name.ts'
import { toListCells } from '#model/lists/list-cells.ts'
import { formatListFile } from '#model/lists/list-file.ts'
import type { NamedList } from '#model/lists/saved-lists.ts'
import type { ListLine } from '#model/lists/list-totals.ts'
import { toCsv } from '#model/text/spreadsheet.ts'
import { saveCsv, saveFile } from '#web/browser/save-file.ts'

export { maxListFileLength, readListFile } from '#model/lists/list-file.ts'

/** Saves the list as CSV. */
export function saveListCsv(list: NamedList, lines: ListLine[]) {
  saveCsv(createFileName(list.name), toCsv(toListCells(lines, list.have)))
}

/** Saves lists as a JSON file that this page can open. */
export function saveLists(lists: NamedList[], findItemName: (id: number) => string | undefined) {
  const [only] = lists
  const name = lists.length === 1 && only ? createFileName(only.name) : `${listFilePrefix}s`
  saveFile(`${name}.json`, 'application/json', formatListFile(lists, findItemName))
}

/** Saves stored text that could not be read. */
export function saveDamagedLists(text: string) {
  saveFile(`${listFilePrefix}s-damaged.txt`, 'text/plain', text)
}

/** "Clean water / line" -> "hydroneer-list-clean-water-line" */
function createFileName(name: string): string {
  const plain = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
  return plain ? `${listFilePrefix}-${plain}` : listFilePrefix
}
