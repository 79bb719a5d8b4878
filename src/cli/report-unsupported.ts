import { listStatements } from '#content/unsupported/list-statements.ts'
import { countOf } from '#model/text/count-of.ts'

/** Prints the statements in prose that no reference and no source supports. */
export function reportUnsupported(contentFolder: string, inFile = '') {
  const statements = listStatements(contentFolder).filter(({ file }) => file.includes(inFile))
  for (const { file, line, field, found, sentence } of statements)
    console.log(`${contentFolder}/${file}:${line} ${field}: "${found}" in "${sentence}"`)
  console.log(`${countOf(statements.length, 'statement')} without a reference or a source.`)
}
