import { unquoteMail } from '#model/text/mail/unquote-mail.ts'

/** A patch of a content file, as in `items/anvil.yaml`. */
export type FoundPatch = { file: string; patch: string }

const fileHeader = /^--- a\/content\/(\S+)\s*$/
const hunkHeader = /^@@ -\d+(?:,(\d+))? \+\d+(?:,(\d+))? @@/

/** Finds the patches of `correctText` in a text, such as a mail with quote marks, a signature, or lines that were wrapped or trimmed. */
export function findPatches(text: string): FoundPatch[] {
  const lines = unquoteMail(text).split('\n')
  return lines.flatMap((line, index) => {
    const file = fileHeader.exec(line)?.[1]
    if (file === undefined || !lines[index + 1]?.startsWith('+++ b/content/')) return []
    const hunks = readHunks(lines.slice(index + 2))
    return [{ file, patch: [`--- a/content/${file}`, `+++ b/content/${file}`, ...hunks, ''].join('\n') }]
  })
}

/** The hunks at the beginning of the lines, each as long as its header says. */
function readHunks(lines: readonly string[]): string[] {
  const hunks: string[] = []
  let at = 0
  for (let header = hunkHeader.exec(lines[at] ?? ''); header; header = hunkHeader.exec(lines[at] ?? '')) {
    const rows: string[] = []
    const left = { before: Number(header[1] ?? 1), after: Number(header[2] ?? 1) }
    for (at += 1; at < lines.length && left.before + left.after > 0; at += 1) {
      // Mail programs trim the space of an empty line.
      const row = lines[at] || ' '
      const mark = row[0] ?? ''
      if (' +-'.includes(mark)) rows.push(row)
      else if (mark !== '\\') rows.push(`${rows.pop() ?? ''} ${row}`)
      if (' -'.includes(mark)) left.before -= 1
      if (' +'.includes(mark)) left.after -= 1
    }
    hunks.push(header[0], ...rows)
  }
  return hunks
}
