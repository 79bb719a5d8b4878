import { isMap, isSeq, parseDocument, stringify } from 'yaml'

/** Options for YAML output: no aliases, so that each source can be edited. */
export const asWritten = { lineWidth: 110, aliasDuplicateObjects: false }

/** Appends rows to a list in a YAML text; other lines stay unchanged. */
export function addRows(text: string, list: string, added: readonly object[]): string {
  const document = parseDocument(text)
  const rows = isMap(document.contents) ? document.contents.get(list) : undefined
  if (!isSeq(rows) || rows.flow === true || rows.items.length === 0) {
    document.set(list, document.createNode([...((isSeq(rows) ? rows.toJSON() : []) as object[]), ...added]))
    return document.toString(asWritten)
  }
  const from = rows.range?.[0] ?? 0
  const indent = ' '.repeat(from - (text.lastIndexOf('\n', from - 1) + 1))
  const lines = stringify(added, asWritten).trimEnd().split('\n')
  return `${text.trimEnd()}\n${lines.map((line) => `${indent}${line}`).join('\n')}\n`
}
