/** Hands a text to the browser as a file to be saved. */
export function saveFile(name: string, type: string, text: string) {
  saveBlob(name, new Blob([text], { type: `${type};charset=utf-8` }))
}

export function saveBlob(name: string, blob: Blob) {
  const address = URL.createObjectURL(blob)
  Object.assign(document.createElement('a'), { href: address, download: name }).click()
  setTimeout(() => URL.revokeObjectURL(address))
}

/** CSV export. The byte order mark tells spreadsheets that the text is UTF-8. */
export function saveCsv(name: string, csv: string) {
  saveFile(`${name}.csv`, 'text/csv', `\uFEFF${csv}`)
}
