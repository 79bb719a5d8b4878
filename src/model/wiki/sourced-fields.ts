import { drawnSourcedFields, gameSourcedFields } from '#model/game/sourced-fields.ts'
import { toMark, unknown, worstMark, type Mark, type SourceCertainty } from '#model/wiki/certainty.ts'
import type { ProvenanceEntry } from '#model/wiki/provenance.ts'

/** What the files of a folder tell of the game, and which line of `sources` says how sure that is. */
type SourcedFolder = {
  /** Line of `sources` -> the fields it speaks for. Where one of them says something, there has to be such a line. */
  lines: Readonly<Record<string, readonly string[]>>
  /** Lines that there have to be in any case: what is empty there is told as not known. */
  always?: readonly string[]
  /** Lines that each thing of a list may have of its own, when it is surer or less sure than the rest: `shops.1`. */
  ofEach?: readonly string[]
  /** Fields that tell nothing of the game by themselves: numbers and order of ours, what another thing's file tells. */
  others: readonly string[]
  /** Where this field says something, the rest is ours as well: a choice, not a fact of the game. */
  unless?: string
}

/**
 * By folder of `content/`, every field of its files stands here once, but for what files of all folders have: sources, the day they were
 * checked, former names. A field that is new has to be put somewhere.
 */
export const sourcedFields: Readonly<Record<string, SourcedFolder>> = {
  ...gameSourcedFields,
  mods: {
    lines: {
      name: ['name'],
      author: ['author'],
      description: ['description', 'body', 'status'],
      url: ['url'],
      ribbon: ['ribbon_text', 'ribbon_color'],
    },
    others: ['id', 'details', 'added_by', 'active'],
  },
  'patch-notes': {
    lines: { date: ['date'], summary: ['summary'], changes: ['changes'] },
    // Each line of what changed has its own certainty.
    others: ['id', 'version', 'date_kind', 'active', 'changed'],
  },
  facts: { lines: { value: ['value', 'note'] }, others: ['names', 'worked_out_at'], unless: 'names' },
  ...drawnSourcedFields,
}

/** The fields of such files that tell something, and so can be corrected one by one. */
export function listSourcedFields(folder: string): string[] {
  return Object.values(sourcedFields[folder]?.lines ?? {}).flat()
}

/** The line of sources that answers for a field. */
export function lineForField(folder: string, field: string): string {
  return Object.entries(sourcedFields[folder]?.lines ?? {}).find(([, fields]) => fields.includes(field))?.[0] ?? field
}

/** The field, of those that a line of sources answers for, that it is about first: "shops.1" -> "shops". */
export function fieldOfLine(folder: string, name: string): string | undefined {
  return sourcedFields[folder]?.lines[lineOf(name)]?.[0]
}

type Line = { certainty: SourceCertainty }
/** `mark`: the name of the line is wrong, not what it says. */
type Flaw = { field: string; found: string; expected: string; mark?: { name: true } }

/** What is wrong with what a file says of its sources: a fact without a line, a line without a fact. */
export function listSourceFlaws(folder: string, data: Readonly<Record<string, unknown>>, sources: Readonly<Record<string, Line>>): Flaw[] {
  const sourced = sourcedFields[folder]
  if (!sourced || (sourced.unless !== undefined && hasValue(data[sourced.unless]))) return []
  // Of what is told in any case, the first field decides: a price for a unit of weight can be unknown.
  const fieldsOf = (line: string) => (sourced.lines[line] ?? []).slice(0, sourced.always?.includes(line) ? 1 : undefined)
  const isFilled = (line: string) => fieldsOf(line).some((field) => hasValue(data[field]))
  // That something is not so may be said as well, with its source.
  const isDenied = (line: string) => fieldsOf(line).every((field) => data[field] === false)
  const missing = Object.keys(sourced.lines)
    .filter((line) => sources[line] === undefined && (isFilled(line) || sourced.always?.includes(line)))
    .map((line) => ({
      field: `sources.${line}`,
      found: 'nothing',
      expected: `where ${listAnd(sourced.lines[line])} comes from, and how sure it is`,
    }))
  const wrong = Object.entries(sources).flatMap(([name, { certainty }]): Flaw[] => {
    const [line = '', one] = name.split('.')
    const fields = sourced.lines[line]
    if (!fields)
      return [
        { field: `sources.${name}`, found: 'a line', expected: `one of ${Object.keys(sourced.lines).join(', ')}`, mark: { name: true } },
      ]
    if (one !== undefined) return listFlawsOfOne(sourced, data, line, one)
    if (fields.length === 0 || isFilled(line) === (certainty !== unknown) || (certainty !== unknown && isDenied(line))) return []
    const expected = certainty === unknown ? `a step of the scale, because ${line} is said` : `unknown, because ${line} says nothing`
    return [{ field: `sources.${name}.certainty`, found: certainty, expected }]
  })
  return [...missing, ...wrong]
}

/** `shops.1` is about one of a list, so that has to be in it. */
function listFlawsOfOne(sourced: SourcedFolder, data: Readonly<Record<string, unknown>>, line: string, one: string): Flaw[] {
  const list = data[line]
  if (sourced.ofEach?.includes(line) && Array.isArray(list) && list.map(String).includes(one)) return []
  return [{ field: `sources.${line}.${one}`, found: 'a line', expected: `one of what ${line} lists`, mark: { name: true } }]
}

/** The line of `sources` that speaks for a field: "shop_role" -> "shops". */
export function lineFor(folder: string, field: string): string {
  const [top = ''] = field.split('.')
  const lines = Object.entries(sourcedFields[folder]?.lines ?? {})
  return lines.find(([line, fields]) => line === top || fields.includes(top))?.[0] ?? top
}

/** The line of a field of a list that is about one thing of it alone. */
export const lineOfOne = (line: string, one: string | number) => `${line}.${one}`
/** The line without the one thing it is about: "shops.1" -> "shops". */
export const lineOf = (name: string) => name.split('.')[0] ?? name

/** The mark of what a line of sources says, or of the least sure of its parts: of the shops of an item, say. */
export function markOfLine(entries: readonly Pick<ProvenanceEntry, 'field' | 'certainty'>[], line: string): Mark | null {
  return worstMark(entries.filter(({ field }) => lineOf(field) === line).map(({ certainty }) => toMark(certainty)))
}

function hasValue(value: unknown): boolean {
  if (value === undefined || value === null || value === '' || value === false || value === 'none') return false
  return !Array.isArray(value) || value.length > 0
}

function listAnd(fields: readonly string[] = []): string {
  return fields.join(' and ')
}
