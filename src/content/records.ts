import { kindNames, kinds, type KindName, type RecordOf } from '#model/game/kinds/kinds.ts'
import { toSafeName } from '#model/text/slugs.ts'
import { keyed } from '#model/wiki/keyed.ts'
import type { Kind } from '#model/wiki/kinds/kind.ts'
import { toDestination } from '#model/pages/guide-list.ts'
import type { Absence } from './absent-things.ts'
import { describeIssues } from './check/describe-issues.ts'
import { isMarkdown, type Entries, type ContentEntry, type Origin } from './files/content-files.ts'
import type { WrittenName } from './former-names.ts'
import { createDerivations } from './derived-fields.ts'
import { readTimelines } from './news/changes.ts'
import { createProse, type Prose } from './prose.ts'
import type { Problem } from './check/problem.ts'

/** The records of every kind. */
export type Records = { [Name in KindName]: RecordOf<Name>[] }

/**
 * Converts the entries of all kinds to records. Kinds of prose come last, because prose refers to records. `originOf`: returns the file of
 * a record.
 */
export function toRecords(entries: Entries, absence: Absence, report: (...problems: Problem[]) => void) {
  const origins = new Map<object, Origin>()
  const formerNames: WrittenName[] = []
  const originOf = (record: object) => origins.get(record) ?? nowhere
  const derivations = createDerivations(entries)
  // Filled kind by kind.
  const records: Records = keyed(kindNames, () => [])

  function add(name: KindName, prose: Prose | undefined) {
    const kind: Kind = kinds[name]
    for (const written of entries[name]) {
      const { was = [], ...data } = written.data
      const entry = { ...written, data }
      // `prose` is undefined for kinds that do not need it.
      const derive = derivations[name] as ((entry: ContentEntry, prose: Prose | undefined) => object) | undefined
      const derived = derive?.(entry, prose) ?? entry.data
      const named = kind.named === undefined ? derived : { ...derived, [kind.named]: entry.name }
      const result = kind.record.safeParse(named)
      if (!result.success) {
        report(
          ...describeIssues(entry.file, result.error.issues, named, kind.record).map((problem) => moveToFile(entry, problem, kind.key[0])),
        )
        // References may use the file's name or the name that the file should have.
        for (const fileName of new Set([entry.name, toRecordFileName(entry.name), toRecordFileName(textOrEmpty(entry.data.name))]))
          absence.add({ ...entry, name: fileName, number: String(entry.data.id), isDraft: false })
        continue
      }
      origins.set(result.data, entry)
      ;(records[name] as object[]).push(result.data)
      const now = kind.called && String(result.data[kind.called])
      if (now !== undefined)
        formerNames.push(
          ...(was as unknown[]).map((former, index) => ({ kind: name, was: String(former), now, origin: entry, place: index })),
        )
    }
  }

  for (const name of kindNames) if (!isMarkdown(kinds[name])) add(name, undefined)
  const timelines = readTimelines(entries)
  const prose = createProse({ ...records, formerNames, pointsOf: timelines.pointsOf }, absence, report)
  for (const name of kindNames) for (const record of records[name]) prose.fillIn(kinds[name], record, originOf(record))
  for (const name of kindNames) if (isMarkdown(kinds[name])) add(name, prose)
  for (const page of records.pages) {
    const destination = toDestination(page)
    if (!destination) continue
    origins.set(destination, originOf(page))
    records.destinations.push(destination)
  }
  return { records, originOf, formerNames, links: prose.links, timelines }
}

const textOrEmpty = (value: unknown) => (typeof value === 'string' ? value : '')

/** "Big Shovel (1)" -> "big-shovel-1" */
function toRecordFileName(name: string): string {
  return toSafeName(name)
    .replace(/[^\p{L}\p{N}+&.-]/gu, '')
    .replace(/-{2,}/g, '-')
}

const nowhere: Origin = { file: '', at: '' }

/** Moves a problem with a field that comes from the file name to the file. */
function moveToFile({ at: before, file, name, data }: ContentEntry, problem: Problem, key: string): Problem {
  const hint = `Rename the file to ${toRecordFileName(name)}${/\.\w+$/.exec(file)?.[0]}.`
  return problem.field === key && !(key in data)
    ? { ...problem, code: 'misnamed-file', field: '', hint }
    : { ...problem, field: `${before}${problem.field}` }
}
