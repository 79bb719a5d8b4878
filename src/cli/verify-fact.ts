import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse, type Document } from 'yaml'
import { setSource, setFactValue } from '#content/correct/set-fact.ts'
import { editYaml } from '#content/correct/edit-yaml.ts'
import { belongsInNote, isOtherValue, readSourcedValue } from '#content/correct/other-version.ts'
import { describeProblem } from '#content/check/problem.ts'
import { suggestNames, formatSuggestions } from '#content/check/name-suggestions.ts'
import { placeProblems } from '#content/check/place-problems.ts'
import { checkYaml } from '#content/check/yaml/yaml-file.ts'
import { describeThing, findThings, type FoundThing } from './find-thing.ts'

/** An observation in the game: `seen` describes it, `on` is an ISO date, `by` who saw it, `value` the new value if it differs. */
export type Check = { seen: string; version: string; on: string; by?: string | undefined; value?: string | undefined }

/**
 * Sets value and source of a field to an observation in the game. Nothing else in the file changes. Throws without writing if the result
 * is invalid or the wiki describes another version.
 */
export function verifyFact(contentFolder: string, name: string, field: string, check: Check) {
  const thing = pickThing(findThings(contentFolder, name), name, field)
  const before = readFileSync(thing.path, 'utf8')
  const current = readSourcedValue(before, field)
  const value = check.value === undefined ? current.value : parseValue(check.value)
  assertSameVersion(contentFolder, describeThing(thing), field, check, before, value)
  const text = editYaml(before, [
    ...(check.value === undefined ? [] : [{ path: [field] as const, change: (own: Document, at: string) => setFactValue(own, at, value) }]),
    { path: ['sources', field], change: (own, at) => setSource(own, at, toSource(check)) },
    { path: ['checked'], change: (own, at) => own.set(at, check.on) },
  ])
  const file = `${thing.folder}/${thing.id}.yaml`
  const { problems } = checkYaml(file, text, thing.shape)
  if (problems.length > 0) {
    const texts = placeProblems(text, problems).map((problem) => describeProblem(problem, contentFolder))
    throw new Error(`Nothing was written.\n\n${texts.join('\n\n')}`)
  }
  writeFileSync(thing.path, text)
  const by = check.by ? ` by ${check.by}` : ''
  console.log(`${describeThing(thing)}: ${field} is now marked as seen in the game${by}, ${check.on}. See ${thing.path}.`)
  if (isOtherValue(value, current.value)) console.log(`Changed from ${formatValue(current.value)} to ${formatValue(value)}.`)
}

const formatValue = (value: unknown) => (value === undefined ? 'nothing' : JSON.stringify(value))

/** "1.6 and 1.7", or empty. */
export function readDescribedVersions(contentFolder: string): string {
  const file = join(contentFolder, 'facts', 'described-versions.yaml')
  return existsSync(file) ? String((parse(readFileSync(file, 'utf8')) as { value?: unknown }).value) : ''
}

/** Throws if an observation in another version would replace the value of the described version. */
function assertSameVersion(
  contentFolder: string,
  thing: string,
  field: string,
  { version, seen }: Pick<Check, 'version' | 'seen'>,
  text: string,
  value: unknown,
) {
  const described = readDescribedVersions(contentFolder)
  if (!belongsInNote(text, field, { value, version }, described)) return
  const current = readSourcedValue(text, field)
  throw new Error(
    [
      `Nothing was written: this wiki describes ${described}, where ${thing} has another value:`,
      `${field} is ${formatValue(current.value)}${current.version && ` (version ${current.version})`}. Add the value of another version to its patch note,`,
      `${join(contentFolder, 'patch-notes', `${version}.yaml`)}, under "changed":`,
      `  - thing: ${thing}`,
      `    field: ${field}`,
      `    to: { value: ${formatValue(value)}, certainty: seen, source: ${JSON.stringify(seen)} }`,
    ].join('\n'),
  )
}

/** Picks the thing with the field, if several kinds have the name. Throws if none or several have it. */
function pickThing(things: FoundThing[], name: string, field: string): FoundThing {
  const having = things.filter((thing) => listSourceableFields(thing).includes(field))
  const [only] = having
  if (!only) {
    const fields = [...new Set(things.flatMap(listSourceableFields))]
    const near = formatSuggestions(suggestNames(fields, field)) ?? []
    throw new Error([`${name} has no field "${field}".`, near, `Its fields: ${fields.toSorted().join(', ')}.`].flat().join(' '))
  }
  if (having.length > 1) throw new Error(`"${name}" may be ${having.map(describeThing).join(' or ')}. Use one of these names.`)
  return only
}

/** Fields that can have a source: those of the shape, and those in this file's sources. */
function listSourceableFields({ path, shape }: FoundThing): string[] {
  const { sources } = parse(readFileSync(path, 'utf8')) as { sources?: object }
  return [...new Set([...Object.keys(shape.shape), ...Object.keys(sources ?? {})])].filter(
    (field) => field !== 'sources' && field !== 'checked',
  )
}

function toSource({ seen: source, version, on, by }: Check) {
  return { source, certainty: 'seen', version, seen: { by, on } }
}

function parseValue(written: string): unknown {
  try {
    return parse(written)
  } catch {
    throw new Error(`--value ${written} is not valid YAML. Write it as in the file: 1200, "a text", [2, 7].`)
  }
}
