import { applyPatch } from 'diff'
import { straightenQuotes } from '#model/text/mail/unquote-mail.ts'
import { correctText, type Corrected } from './correct-file.ts'
import { findSort } from './file-sort.ts'
import type { FoundPatch } from './find-patches.ts'

/** Applies a patch that a player sent to the text of its file, and checks the result. */
export function correctWithPatch({ file, patch }: FoundPatch, before: string): Corrected {
  if (!findSort(file)) return { problems: [`The content has no file such as ${file}.`] }
  for (const sent of new Set([patch, straightenQuotes(patch)])) {
    const after = applyPatch(before, sent, { fuzzFactor: 2, compareLine: (_number, line, _operation, sentLine) => isSame(line, sentLine) })
    if (after !== false) return correctText(file, before, after, {})
  }
  return { problems: ['The patch does not fit the file: it has changed since, or the mail changed the patch. Make the change again.'] }
}

/** Mail programs collapse spaces. No line is left at the end of the file. */
const isSame = (line: string | undefined, sent: string) => line !== undefined && toPlain(line) === toPlain(sent)
const toPlain = (line: string) => line.replace(/\s+/g, ' ').trimEnd()
