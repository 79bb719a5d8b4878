import { drawnSourcedFields, gameSourcedFields } from '#model/game/sourced-fields.ts'
import { toMark, unknown, worstMark, type Mark, type SourceCertainty } from '#model/wiki/certainty.ts'
import type { ProvenanceEntry } from '#model/wiki/provenance.ts'

/** Which sources the files of a folder need. */
type SourcedFolder = {
  /** Key in `sources` -> the fields it covers. It is required if one of them has a value. */
  lines: Readonly<Record<string, readonly string[]>>
  /** Keys that are always required: an empty field is unknown. */
  always?: readonly string[]
  /** Keys that may exist per entry of a list: `shops.1`. */
  ofEach?: readonly string[]
  /** Fields without a source: ids, order, and what another file says. */
  others: readonly string[]
  /** If this field has a value, no source is needed. */
  unless?: string
}

/**
 * By folder of `content/`: every field of its files, once, except those of all folders (`sources`, `checked`, `was`). Add new fields here.
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
    // Each change has its own certainty.
    others: ['id', 'version', 'date_kind', 'active', 'changed'],
  },
  facts: { lines: { value: ['value', 'note'] }, others: ['names', 'worked_out_at'], unless: 'names' },
  ...drawnSourcedFields,
}

/** The fields with sources, which readers can correct. */
export function listSourcedFields(folder: string): string[] {
  return Object.values(sourcedFields[folder]?.lines ?? {}).flat()
}

/** The key in `sources` for a field. */
export function lineForField(folder: string, field: string): string {
  return Object.entries(sourcedFields[folder]?.lines ?? {}).find(([, fields]) => fields.includes(field))?.[0] ?? field
}

/** The first field of a key in `sources`: "shops.1" -> "shops". */
export function fieldOfLine(folder: string, name: string): string | undefined {
  return sourcedFields[folder]?.lines[lineOf(name)]?.[0]
}

type SourcedLine = { certainty: SourceCertainty }
/** `mark`: the key is wrong, not its value. */
type Flaw = {
  code: 'missing-source' | 'unknown-source' | 'certainty-mismatch'
  field: string
  found: string
  expected: string
  mark?: { name: true }
}

/** Lists values without a source and sources without a value. */
export function listSourceFlaws(
  folder: string,
  data: Readonly<Record<string, unknown>>,
  sources: Readonly<Record<string, SourcedLine>>,
): Flaw[] {
  const sourced = sourcedFields[folder]
  if (!sourced || (sourced.unless !== undefined && hasValue(data[sourced.unless]))) return []
  // For keys that are always required the first field decides.
  const fieldsOf = (line: string) => (sourced.lines[line] ?? []).slice(0, sourced.always?.includes(line) ? 1 : undefined)
  const isFilled = (line: string) => fieldsOf(line).some((field) => hasValue(data[field]))
  // `false` may have a source, too.
  const isDenied = (line: string) => fieldsOf(line).every((field) => data[field] === false)
  const missing = Object.keys(sourced.lines)
    .filter((line) => sources[line] === undefined && (isFilled(line) || sourced.always?.includes(line)))
    .map((line) => ({
      code: 'missing-source' as const,
      field: `sources.${line}`,
      found: 'nothing',
      expected: `where ${listAnd(sourced.lines[line])} comes from, and its certainty`,
    }))
  const wrong = Object.entries(sources).flatMap(([name, { certainty }]): Flaw[] => {
    const [line = '', entry] = name.split('.')
    const fields = sourced.lines[line]
    if (!fields)
      return [
        {
          code: 'unknown-source',
          field: `sources.${name}`,
          found: 'an unknown source',
          expected: `one of ${Object.keys(sourced.lines).join(', ')}`,
          mark: { name: true },
        },
      ]
    if (entry !== undefined) return listFlawsOfOne(sourced, data, line, entry)
    if (fields.length === 0 || isFilled(line) === (certainty !== unknown) || (certainty !== unknown && isDenied(line))) return []
    const expected =
      certainty === unknown ? `another certainty, because the field ${line} has a value` : `unknown, because the field ${line} is empty`
    return [{ code: 'certainty-mismatch', field: `sources.${name}.certainty`, found: certainty, expected }]
  })
  return [...missing, ...wrong]
}

/** Checks that the entry of `shops.1` exists in the list. */
function listFlawsOfOne(sourced: SourcedFolder, data: Readonly<Record<string, unknown>>, line: string, entry: string): Flaw[] {
  const list = data[line]
  if (sourced.ofEach?.includes(line) && Array.isArray(list) && list.map(String).includes(entry)) return []
  const expected = `an entry of ${line}`
  return [{ code: 'unknown-source', field: `sources.${line}.${entry}`, found: 'an unknown source', expected, mark: { name: true } }]
}

/** The key in `sources` for a dotted field: "shop_role" -> "shops". */
export function lineFor(folder: string, field: string): string {
  const [top = ''] = field.split('.')
  const lines = Object.entries(sourcedFields[folder]?.lines ?? {})
  return lines.find(([line, fields]) => line === top || fields.includes(top))?.[0] ?? top
}

/** The key for one entry of a list: "shops.1". */
export const lineOfEntry = (line: string, entry: string | number) => `${line}.${entry}`
/** The key without the entry: "shops.1" -> "shops". */
export const lineOf = (name: string) => name.split('.')[0] ?? name

/** The badge of a key in `sources`, or of its least certain entry. */
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
