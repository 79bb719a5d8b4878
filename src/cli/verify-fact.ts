import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse, type Document } from 'yaml'
import { setSource, setValue } from '#content/correct/set-fact.ts'
import { editYaml } from '#content/correct/edit-yaml.ts'
import { isOpen, type SourceCertainty } from '#model/wiki/certainty.ts'
import { describeProblem } from '#content/check/problem.ts'
import { suggestNames, formatSuggestions } from '#content/check/name-suggestions.ts'
import { placeProblems } from '#content/check/place-problems.ts'
import { checkYaml } from '#content/check/yaml-file.ts'
import { describeThing, findThings, type FoundThing } from './find-thing.ts'

/** What somebody saw in the game: the words for it, the game's version, the day, their name and, where it is another, the value. */
export type Check = { seen: string; version: string; on: string; by?: string | undefined; value?: string | undefined }

/**
 * Writes a check into the thing's file: where the field comes from is then what was seen, by whom and when. Nothing else in the
 * file changes, and nothing is written that the file's shape refuses.
 */
export function verifyFact(contentFolder: string, name: string, field: string, check: Check) {
  const thing = pickThing(findThings(contentFolder, name), name, field)
  const before = readFileSync(thing.path, 'utf8')
  const known = readKnown(before, field)
  const value = check.value === undefined ? known.value : readValue(check.value)
  assertSameVersion(contentFolder, describeThing(thing), field, check, before, value)
  const text = editYaml(before, [
    ...(check.value === undefined ? [] : [{ path: [field] as const, change: (own: Document, at: string) => setValue(own, at, value) }]),
    { path: ['sources', field], change: (own, at) => setSource(own, at, toSaid(check)) },
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
  console.log(`${describeThing(thing)}: ${field} is seen in the game now${by}, ${check.on}. See ${thing.path}.`)
  if (isOther(value, known.value)) console.log(`It was ${show(known.value)} before, and is ${show(value)} now.`)
}

type Known = { value: unknown; certainty?: SourceCertainty; version: string }

function readKnown(text: string, field: string): Known {
  const { sources = {}, ...fields } = parse(text) as { sources?: Record<string, { certainty?: SourceCertainty; version?: string }> }
  const { certainty, version = '' } = sources[field] ?? {}
  return { value: (fields as Record<string, unknown>)[field], ...(certainty && { certainty }), version }
}

const isOther = (one: unknown, other: unknown) => JSON.stringify(one) !== JSON.stringify(other)
const show = (value: unknown) => (value === undefined ? 'nothing' : JSON.stringify(value))

/** What is known of the version that the wiki describes, or of one nearer to it, is not lost to what a later one shows. */
export function assertSameVersion(
  contentFolder: string,
  thing: string,
  field: string,
  { version, seen }: Pick<Check, 'version' | 'seen'>,
  text: string,
  value: unknown,
) {
  const known = readKnown(text, field)
  const file = join(contentFolder, 'facts', 'described-versions.yaml')
  const described = existsSync(file) ? String((parse(readFileSync(file, 'utf8')) as { value?: unknown }).value) : ''
  const lines = described.match(/\d+(?:\.\d+)+/g) ?? []
  if (lines.length === 0 || lines.some((line) => version === line || version.startsWith(`${line}.`))) return
  if (!isOther(value, known.value) || !known.certainty || isOpen(known.certainty)) return
  throw new Error(
    [
      `Nothing was written: this wiki describes ${described}, and ${thing} has what is known nearest to that:`,
      `${field} is ${show(known.value)}${known.version && ` (version ${known.version})`}. What another version has stands in its patch note,`,
      `${join(contentFolder, 'patch-notes', `${version}.yaml`)}, under "changed":`,
      `  - thing: ${thing}`,
      `    field: ${field}`,
      `    to: { value: ${show(value)}, certainty: seen, source: ${JSON.stringify(seen)} }`,
    ].join('\n'),
  )
}

/** Things of several kinds can have one name; the field says which is meant, or the writer does. */
function pickThing(things: FoundThing[], name: string, field: string): FoundThing {
  const having = things.filter((thing) => listFields(thing).includes(field))
  const [only] = having
  if (!only) {
    const fields = [...new Set(things.flatMap(listFields))]
    const near = formatSuggestions(suggestNames(fields, field)) ?? []
    throw new Error([`${name} has no field "${field}".`, near, `Its fields: ${fields.toSorted().join(', ')}.`].flat().join(' '))
  }
  if (having.length > 1) throw new Error(`"${name}" is ${having.map(describeThing).join(' and ')}. Say which of them was seen.`)
  return only
}

/** What a line of sources can speak of: the fields of such files, and what this one names besides. */
function listFields({ path, shape }: FoundThing): string[] {
  const { sources } = parse(readFileSync(path, 'utf8')) as { sources?: object }
  return [...new Set([...Object.keys(shape.shape), ...Object.keys(sources ?? {})])].filter((one) => one !== 'sources' && one !== 'checked')
}

function toSaid({ seen: source, version, on, by }: Check) {
  return { source, certainty: 'seen', version, seen: { by, on } }
}

function readValue(written: string): unknown {
  try {
    return parse(written)
  } catch {
    throw new Error(`--value ${written} is no YAML. Write it as it would stand in the file: 1200, "a text", [2, 7].`)
  }
}
