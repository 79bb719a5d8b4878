import { readFileSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'

type Row = { what: string; measured: string; ratio?: number; budget?: string; met?: boolean }

/**
 * Prints the rows of a table as they are measured, and marks those over budget. `write` replaces the text between
 * `<!-- bench:name -->` and `<!-- /bench -->` in a document. Throws if the document has no such markers.
 */
export function createReport(document: string, name: string) {
  const lines = ['| what | measured | ratio | budget |', '|---|---|---|---|']
  let isOver = false
  console.log(lines.join('\n'))
  return {
    row({ what, measured, ratio, budget = '', met = true }: Row) {
      isOver ||= !met
      lines.push(`| ${what} | ${measured} | ${ratio?.toFixed(2) ?? ''} | ${met ? budget : `**over:** ${budget}`} |`)
      console.log(lines.at(-1))
    },
    /** Writes the table and exits, with code 1 if a row is over budget. */
    writeAndExit(): never {
      const text = readFileSync(document, 'utf8')
      const block = new RegExp(`(<!-- bench:${name} -->)[^]*?(<!-- /bench -->)`)
      if (!block.test(text)) throw new Error(`${document} has no markers for this table. Add <!-- bench:${name} --> and <!-- /bench -->.`)
      const month = new Date().toLocaleDateString('en', { month: 'long', year: 'numeric' })
      const when = `${month}, ${cpus().length} cores, Node ${process.versions.node}.`
      writeFileSync(
        document,
        text.replace(block, (_all, begin: string, end: string) => `${begin}\n\n${when}\n\n${lines.join('\n')}\n\n${end}`),
      )
      process.exit(isOver ? 1 : 0)
    },
  }
}
