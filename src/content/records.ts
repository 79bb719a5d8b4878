import { kindNames, kinds, type KindName, type RecordOf } from '#model/wiki/kinds/kinds.ts'
import { keyed } from '#model/wiki/keyed.ts'
import type { Kind } from '#model/wiki/kinds/kind.ts'
import { isMarkdown, type Entries, type Entry } from './content-files.ts'
import { createDerivations } from './derived-fields.ts'
import { createProse, type Prose } from './prose.ts'
import type { Problem } from './problem.ts'
import { describeIssue } from './yaml-file.ts'

/** The records of every kind. */
export type Records = { [Name in KindName]: RecordOf<Name>[] }

/**
 * The files of all kinds as records. What prose says of things it takes from their records, so the kinds that are prose come last.
 * `fileOf` tells which file a record was made of.
 */
export function toRecords(entries: Entries, report: (...problems: Problem[]) => void) {
  const files = new Map<object, string>()
  const derivations = createDerivations(entries)
  // Filled one kind after the other; until then a kind has no things.
  const records: Records = keyed(kindNames, () => [])

  function add(name: KindName, prose: Prose | undefined) {
    const kind: Kind = kinds[name]
    for (const entry of entries[name]) {
      // Only the kinds that are prose need it, and they come last.
      const derive = derivations[name] as ((entry: Entry, prose: Prose | undefined) => object) | undefined
      const made = derive?.(entry, prose) ?? entry.data
      const answer = kind.record.safeParse(kind.named === undefined ? made : { ...made, [kind.named]: entry.name })
      if (!answer.success) {
        report(...answer.error.issues.map((issue) => describeIssue(entry.file, issue, made)))
        continue
      }
      files.set(answer.data, entry.file)
      ;(records[name] as object[]).push(answer.data)
    }
  }

  for (const name of kindNames) if (!isMarkdown(kinds[name])) add(name, undefined)
  const prose = createProse(records, report)
  for (const name of kindNames) for (const record of records[name]) prose.fillIn(kinds[name], record, files.get(record) ?? '')
  for (const name of kindNames) if (isMarkdown(kinds[name])) add(name, prose)
  return { records, fileOf: (record: object) => files.get(record) ?? '' }
}
