import { isDeepStrictEqual } from 'node:util'
import { stringify, type Document } from 'yaml'
import { cleanHtml } from '#content/markdown.ts'
import { checkData } from '#content/check/yaml/yaml-file.ts'
import { editYaml } from '#content/correct/edit-yaml.ts'
import { setSource, setFactValue } from '#content/correct/set-fact.ts'
import { SafeName } from '#model/text/safe-name.ts'
import { toKind, type Kind } from '#model/wiki/kinds/kind.ts'
import { kinds, type KindName } from '#model/game/kinds/kinds.ts'
import { unknown } from '#model/wiki/certainty.ts'
import type { Sources } from '#model/wiki/provenance.ts'
import { sourcedFields } from '#model/wiki/sourced-fields.ts'
import { addRows, asWritten } from '#cli/new/add-rows.ts'
import type { Source } from '#cli/new/first-fields.ts'
import type { Here, ThingHere } from './here.ts'
import { findMakeableOfKind } from './places.ts'
import type { Reject, HostRow } from './read-rows.ts'
import { showShort } from './print-plan.ts'
import type { Arrived } from './to-things.ts'

/** A new file or row, or a change of an existing file (with `messages`). `row`: adds a row to a leaderboard. */
export type PlannedChange = { thing: string; file: string; messages: string[]; apply(before: string): string; row?: true }
/** A field that differs on the host and is kept here. */
export type Conflict = { thing: string; field: string; here: unknown; there: unknown; because: string }
export type Plan = { changes: PlannedChange[]; conflicts: Conflict[]; same: number }

/** Names that are reserved or too long on some systems. */
const noFileName = /^\.|\.$|^(con|prn|aux|nul|com\d|lpt\d)(\.|$)|[<>:"|*]|^.{121}/
/** Fields whose differences are ignored. */
const ownFields = ['id', 'active', 'group', 'sources', 'checked', 'order', 'html', 'sample', 'date_kind']

/** Plans new things, values that are unknown here, and updates of values from an earlier import. */
export function planChanges(arrived: readonly Arrived[], here: Here, source: Source, today: string, reject: Reject): Plan {
  const numbers = createNumbers(here)
  const plan: Plan = { changes: [], conflicts: [], same: 0 }
  const files = new Set<string>()
  for (const arrival of arrived) {
    const thing = `${toKind(kinds[arrival.kind].table)}/${arrival.name || describeRow(arrival.data)}`
    const twin = here.find(arrival.kind, arrival.name, arrival.data)
    const data = numbers.renumber(arrival, twin)
    const wrong = listWrong(arrival, data)
    const place = findMakeableOfKind(arrival.kind)
    const file = 'folder' in place ? `${place.folder}/${createFileName(arrival, data)}${place.extension}` : place.file
    if (wrong) reject({ row: arrival.data, call: thing, why: wrong })
    else if (twin) compareThing(plan, { thing, twin, data, arrival, source, today })
    else if ('folder' in place && (files.has(file) || here.hasFile(file)))
      reject({ row: arrival.data, call: thing, why: `${file} is the file of another thing` })
    else {
      files.add(file)
      plan.changes.push(
        'list' in place
          ? { thing, file, messages: [], row: true, apply: (before) => addRows(before || `${place.list}: []\n`, place.list, [data]) }
          : { thing, file, messages: [], apply: () => renderFile(arrival, data) },
      )
    }
  }
  return plan
}

/** Kinds whose file names begin with the id. */
const numbered: readonly KindName[] = ['shops', 'blogPosts', 'updates']

function createFileName({ kind, name }: Arrived, { id }: HostRow): string {
  return numbered.includes(kind) ? `${String(id).padStart(2, '0')}-${name}` : name
}

function renderFile({ body }: Arrived, data: HostRow): string {
  const yaml = stringify(data, asWritten)
  return body === undefined ? yaml : `---\n${yaml}---\n\n${body}\n`
}

/** Explains why a thing cannot be written; undefined if it can. */
function listWrong({ kind, name }: Arrived, data: HostRow): string | undefined {
  const { shape, ...place } = findMakeableOfKind(kind)
  if ('folder' in place && (!SafeName.safeParse(name).success || noFileName.test(name)))
    return `${JSON.stringify(name)} cannot be a file name`
  const [problem] = checkData('', data, shape).problems
  return problem && `${problem.field || 'it'}: found ${problem.found}, expected ${problem.expected}`
}

type Compared = { thing: string; twin: ThingHere; data: HostRow; arrival: Arrived; source: Source; today: string }

/** Compares a thing with sources, source by source. Values that people wrote here are kept, as conflicts. */
function compareThing(plan: Plan, compared: Compared) {
  const { thing, twin, data, arrival, source, today } = compared
  const place = findMakeableOfKind(arrival.kind)
  const sourced = 'folder' in place ? sourcedFields[place.folder] : undefined
  if (!sourced) return compareWhole(plan, compared)
  const sources = twin.data.sources as Sources
  // A description equal to the name is a placeholder.
  const isGiven = (field: string) => hasValue(data[field]) && !(field === 'description' && data[field] === data.name)
  const differs = (field: string) => isGiven(field) && !isSameValue(twin.data[field], data[field])
  const taken: { line: string; fields: string[] }[] = []
  const addConflict = (field: string, because: string) =>
    plan.conflicts.push({ thing, field, here: twin.data[field], there: data[field], because })
  const conflictsBefore = plan.conflicts.length
  for (const [line, all] of Object.entries(sourced.lines)) {
    const fields = all.filter(differs)
    if (fields.length === 0) continue
    const from = sources[line]
    if (!from || from.certainty === unknown || from.source === source.source) taken.push({ line, fields })
    else for (const field of fields) addConflict(field, `${from.certainty}: ${from.source}`)
  }
  for (const field of sourced.others) if (!ownFields.includes(field) && differs(field)) addConflict(field, 'written here')
  if (taken.length === 0 && plan.conflicts.length === conflictsBefore) plan.same += 1
  if (taken.length > 0)
    plan.changes.push({
      thing,
      file: twin.file,
      messages: taken.flatMap(({ fields }) =>
        fields.map((field) => `${field}: ${showShort(twin.data[field])} → ${showShort(data[field])}`),
      ),
      apply: (before) =>
        editYaml(before, [
          ...taken.flatMap(({ fields }) =>
            fields.map((field) => ({ path: [field] as const, change: (own: Document, at: string) => setFactValue(own, at, data[field]) })),
          ),
          ...taken.map(({ line }) => ({
            path: ['sources', line] as const,
            change: (own: Document, at: string) => setSource(own, at, { ...source, version: '' }),
          })),
          { path: ['checked'], change: (own: Document, at: string) => own.set(at, today) },
        ]),
    })
}

/** Compares a thing without sources: it is kept, unless it is still as an earlier import wrote it (HTML). */
function compareWhole(plan: Plan, { thing, twin, data, arrival }: Compared) {
  const fields = Object.keys(data).filter((field) => !ownFields.includes(field) && field !== 'sources')
  const differing = fields.filter((field) => hasValue(data[field]) && !isSameValue(twin.data[field], data[field]))
  const isText = arrival.body !== undefined && twin.data.html === true && cleanHtml(twin.body) !== arrival.body
  if (differing.length === 0 && !isText) plan.same += 1
  else if (twin.data.html === true && arrival.body !== undefined)
    plan.changes.push({
      thing,
      file: twin.file,
      messages: [...differing, ...(isText ? ['text'] : [])].map((field) => `${field}: changed`),
      apply: () => renderFile(arrival, { ...data, id: twin.data.id }),
    })
  else
    for (const field of differing)
      plan.conflicts.push({ thing, field, here: twin.data[field], there: data[field], because: 'written here' })
}

/** Maps the host's ids to ids here: a new thing keeps its id if it is free, and references to shops are mapped. */
function createNumbers(here: Here) {
  const taken = new Map<KindName, Set<number>>()
  const renamed = new Map<string, number>()
  const ofKind = (kind: KindName) => {
    const ids = taken.get(kind) ?? new Set(here.numbersOf(kind))
    taken.set(kind, ids)
    return ids
  }
  function numberOf(kind: KindName, data: HostRow, twin: ThingHere | undefined): number {
    if (twin) return Number(twin.data.id)
    const all = ofKind(kind)
    const theirs = data.id
    const id = typeof theirs === 'number' && !all.has(theirs) ? theirs : Math.max(0, ...all) + 1
    all.add(id)
    return id
  }
  return {
    renumber({ kind, data }: Arrived, twin: ThingHere | undefined): HostRow {
      const { references = {} }: Kind = kinds[kind]
      const own = 'id' in findMakeableOfKind(kind).shape.shape ? { id: numberOf(kind, data, twin) } : {}
      if (kind === 'shops' && own.id !== undefined) renamed.set(String(data.id), own.id)
      const toOurs = (id: unknown): unknown => (Array.isArray(id) ? id.map(toOurs) : (renamed.get(String(id)) ?? id))
      const shops = Object.entries(references).flatMap(([field, target]) =>
        target === 'shops' && field in data ? [[field, toOurs(data[field])]] : [],
      )
      // The id comes first in a file.
      return { ...own, ...data, ...own, ...Object.fromEntries(shops) }
    },
  }
}

/** Compares values; ignores the order of names or numbers in a list. */
function isSameValue(here: unknown, there: unknown): boolean {
  const sort = (value: unknown) =>
    Array.isArray(value) && value.every((entry) => typeof entry !== 'object') ? value.map(String).toSorted() : value
  return isDeepStrictEqual(sort(here), sort(there))
}

/** Whether the host has a value. */
function hasValue(value: unknown): boolean {
  return value !== undefined && value !== null && value !== '' && value !== 'none' && !(Array.isArray(value) && value.length === 0)
}

function describeRow({ player, username, challenge }: HostRow): string {
  return [player ?? username, challenge]
    .filter((part) => part !== undefined)
    .map(String)
    .join(', ')
}
