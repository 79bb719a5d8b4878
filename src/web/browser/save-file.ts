import { find } from './find.ts'
import { saveLink } from './save-file.data-attrs.ts'

/** Saves text as a file. */
export function saveFile(name: string, type: string, text: string) {
  saveBlob(name, new Blob([text], { type: `${type};charset=utf-8` }))
}

/** Saves data as a file. Throws on a page without the link that the server renders for it. */
export function saveBlob(name: string, blob: Blob) {
  const address = URL.createObjectURL(blob)
  const link = find<HTMLAnchorElement>(document, saveLink)
  if (!link) throw new Error('The page has no link to save files.')
  Object.assign(link, { href: address, download: name }).click()
  setTimeout(() => URL.revokeObjectURL(address))
}

/** Saves CSV. The byte order mark marks the text as UTF-8 for spreadsheets. */
export function saveCsv(name: string, csv: string) {
  saveFile(`${name}.csv`, 'text/csv', `\uFEFF${csv}`)
}
