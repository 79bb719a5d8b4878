import { compareVersions } from '#model/news/version-order.ts'
import { toKind, type Kind } from '#model/wiki/kinds/kind.ts'
import { kindNames, kinds } from '#model/game/kinds/kinds.ts'
import type { Absence } from '../absent-things.ts'
import { resolve, shapeOf, type Timelines, type ChangeInNote } from '../news/changes.ts'
import { codeOf, describeValue } from './describe-issues.ts'
import { toCoinWarning } from './content-warnings.ts'
import { describeExpected } from './expected-words.ts'
import { suggestNames, formatSuggestions } from './name-suggestions.ts'
import type { Problem } from './problem.ts'
import { isMoney } from './shapes.ts'

/** Lists changes in patch notes with an unknown thing, field or value, or that contradict another file. */
export function listChangeProblems(timelines: Timelines, absence: Absence): Problem[] {
  return timelines.inNotes.flatMap((line) => listFlaws(line, timelines, absence).map((flaw) => toProblem(line, flaw)))
}

type FieldFlaw = Omit<Problem, 'file'>

const toProblem = ({ file, at }: ChangeInNote, flaw: FieldFlaw): Problem => ({ ...flaw, file, field: `${at}${flaw.field}` })

function listFlaws(line: ChangeInNote, timelines: Timelines, absence: Absence): FieldFlaw[] {
  const { thing, field, item, note } = line
  const { things } = timelines
  const entry = things.get(thing)
  if (!entry) return isAbsent(thing, absence) ? [] : [toUnknownKey('thing', thing, 'the kind and the name of a file', [...things.keys()])]
  const { inner, meta } = shapeOf(entry.folder, field)
  if (!inner) return [toUnknownKey('field', field, `a field of ${entry.file}`, Object.keys(entry.data))]
  const unknownItem = item !== '' && !things.has(`item/${item}`) && !isAbsent(`item/${item}`, absence)
  const items = [...things.keys()].flatMap((key) => (key.startsWith('item/') ? key.slice('item/'.length) : []))
  return [
    ...(unknownItem ? [toUnknownKey('item', item, 'the name of a file in items', items)] : []),
    ...listMisfits(line, inner),
    ...(isMoney(meta) ? listWholeCoins(line) : []),
    ...listContradictions(line, timelines),
    ...(resolve(line, timelines) ? [] : [lacksValue(entry.file, note.version)]),
  ]
}

function toUnknownKey(field: string, found: string, expected: string, names: readonly string[]): FieldFlaw {
  return { code: 'unknown-reference', field, found: JSON.stringify(found), expected, hint: formatSuggestions(suggestNames(names, found)) }
}

/** Whether the thing's own file is invalid or a draft, which is reported there. */
function isAbsent(thing: string, absence: Absence): boolean {
  const [kind, id] = [thing.slice(0, thing.indexOf('/')), thing.slice(thing.indexOf('/') + 1)]
  const target = kindNames.find((name) => Object.keys((kinds[name] as Kind).yaml ?? {}).some((folder) => toKind(folder) === kind))
  return target !== undefined && absence.find(target, id) !== undefined
}

/** Lists values that do not fit the field. */
function listMisfits({ from, to }: ChangeInNote, shape: NonNullable<ReturnType<typeof shapeOf>['inner']>): FieldFlaw[] {
  return Object.entries({ from, to }).flatMap(([name, entry]) => {
    const [issue] = entry ? (shape.safeParse(entry.value).error?.issues ?? []) : []
    return issue
      ? [{ code: codeOf(issue), field: `${name}.value`, found: describeValue(entry?.value), expected: describeExpected(issue, shape) }]
      : []
  })
}

/** Lists prices that look like whole coins. */
function listWholeCoins({ from, to }: ChangeInNote): FieldFlaw[] {
  return Object.entries({ from, to }).flatMap(([name, value]) => toCoinWarning(value?.value, `${name}.value`) ?? [])
}

function listContradictions(line: ChangeInNote, { pointsOf }: Timelines): FieldFlaw[] {
  const { from, to, note } = line
  const values = [
    { name: 'from', version: from?.version ?? '', entry: from },
    { name: 'to', version: note.version, entry: to },
  ]
  const late: FieldFlaw[] =
    from && compareVersions(from.version, note.version) >= 0
      ? [{ code: 'version-order', field: 'from.version', found: from.version, expected: `a version before ${note.version}`, served: true }]
      : []
  if (late.length > 0) return late
  if (from && to && from.value === to.value)
    return [
      {
        code: 'unchanged-value',
        field: 'to.value',
        found: describeValue(to.value),
        expected: 'another value than before the change',
        served: true,
      },
    ]
  return values.reduce<FieldFlaw[]>((flaws, { name, version, entry }) => {
    // The first point takes precedence: the thing's own file, or the older patch note.
    const first = entry && pointsOf(line).find((point) => point.version === version)
    if (!first || first.value === entry.value) return flaws
    const expected = `${describeValue(first.value)}, as ${first.file} says of version ${version}`
    return [...flaws, { code: 'contradictory-value', field: `${name}.value`, found: describeValue(entry.value), expected, served: true }]
  }, [])
}

function lacksValue(file: string, version: string): FieldFlaw {
  const hint = `${file} has no value for that version. Add: to: { value: …, certainty: …, source: … }`
  return { code: 'missing-value', field: 'to', found: 'nothing', expected: `the value in version ${version}`, hint }
}
