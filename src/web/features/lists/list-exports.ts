import { toListCells } from '#model/list-cells.ts'
import { formatListFile } from '#model/list-file.ts'
import type { NamedList } from '#model/list-shelf.ts'
import type { ListLine } from '#model/list-totals.ts'
import { toCsv } from '#model/spreadsheet.ts'
import { saveFile, toFileName } from './save-file.ts'

/** The list for a spreadsheet; the mark in front tells it that the text is UTF-8. */
export function saveCsv(list: NamedList, lines: ListLine[]) {
  saveFile(`${toFileName(list.name)}.csv`, 'text/csv', `\uFEFF${toCsv(toListCells(lines, list.have))}`)
}

/** Lists as a file that can be opened here again. */
export function saveLists(lists: NamedList[], nameOf: (id: number) => string | undefined) {
  const [only] = lists
  const name = lists.length === 1 && only ? toFileName(only.name) : 'hydroneer-lists'
  saveFile(`${name}.json`, 'application/json', formatListFile(lists, nameOf))
}
