import { compareVersions } from '#model/news/version-order.ts'
import type { ChangedLine, ChangeRecord, EarlierValue, KnownValue } from '#model/news/change.ts'
import { PriceInVersion } from '#model/items/item.ts'
import { writeOut } from '#model/text/sentence-case.ts'
import { toKind, type Kind } from '#model/wiki/kinds/kind.ts'
import { kindNames, kinds } from '#model/game/kinds/kinds.ts'
import { paths } from '#model/wiki/paths.ts'
import { lineFor } from '#model/wiki/sourced-fields.ts'
import { toCertainty } from '#model/wiki/certainty.ts'
import type { Sources } from '#model/wiki/provenance.ts'
import { isMoney, shapeAt } from '../check/shapes.ts'
import { valueAt } from '../check/describe-issues.ts'
import type { Entries, ContentEntry } from '../files/content-files.ts'

type Note = { id: number; version: string; active: boolean; changed: ChangedLine[] }
/** A change in a patch note, with its position. */
export type ChangeInNote = ChangedLine & { file: string; at: string; note: Note; to: KnownValue | null }
/** The value of a field in a version, and the file with it. */
export type VersionValue = EarlierValue & { file: string }

/**
 * Collects the values of fields by version. Each value is in one file: the thing's own file has the one of the described version, patch
 * notes have the others.
 */
export function readTimelines(entries: Entries) {
  const things = new Map(
    kindNames.flatMap((name) => entries[name].map((entry): [string, ContentEntry] => [`${toKind(entry.folder)}/${entry.name}`, entry])),
  )
  const inNotes = entries.patchNotes.flatMap(({ file, data }) => {
    const note = data as Note
    return note.changed.map((line, index): ChangeInNote => ({ ...line, file, at: `changed.${index}.`, note }))
  })
  const points = new Map(
    [...Map.groupBy(inNotes, changeKey)].map(([key, lines]) => {
      const own = readOwn(things.get(lines[0]?.thing ?? ''), lines[0]?.field ?? '')
      const ofLines = lines.flatMap(({ file, note: { version }, from, to }): VersionValue[] => [
        ...(from ? [{ ...from, file }] : []),
        ...(to ? [{ version, ...to, file }] : []),
      ])
      return [key, [...(own ? [own] : []), ...ofLines].toSorted((a, b) => compareVersions(a.version, b.version))] as const
    }),
  )
  return {
    inNotes,
    things,
    pointsOf: (line: Pick<ChangedLine, 'thing' | 'field'>): readonly VersionValue[] => points.get(changeKey(line)) ?? [],
  }
}
export type Timelines = ReturnType<typeof readTimelines>

const changeKey = ({ thing, field }: Pick<ChangedLine, 'thing' | 'field'>) => `${thing} ${field}`

/** The value in a thing's own file, if its source names a version. */
function readOwn(entry: ContentEntry | undefined, field: string): VersionValue | undefined {
  if (!entry) return undefined
  const { source, certainty, version = '' } = (entry.data.sources as Sources | undefined)?.[lineFor(entry.folder, field)] ?? {}
  const [value, level] = [valueAt(entry.data, field.split('.')), certainty && toCertainty(certainty)]
  if (version === '' || source === undefined || !level || (typeof value !== 'number' && typeof value !== 'string')) return undefined
  return { version, value, certainty: level, source, note: '', file: entry.file }
}

/** Completes a change with the values in its version and in the last known version before it. */
export function resolve(
  { note, from, to, ...line }: ChangeInNote,
  { pointsOf }: Timelines,
): { from: EarlierValue | null; to: KnownValue } | undefined {
  const points = pointsOf(line)
  const now = to ?? points.find(({ version }) => version === note.version)
  const before = from ?? points.findLast(({ version }) => compareVersions(version, note.version) < 0)
  return now && { from: before ? { version: before.version, ...toKnown(before) } : null, to: toKnown(now) }
}

const toKnown = ({ value, certainty, source, note }: KnownValue): KnownValue => ({ value, certainty, source, note })

/** Lists the changes of the game's versions, newest first. */
export function listChanges(timelines: Timelines, addresses: ReadonlyMap<string, string>): ChangeRecord[] {
  return timelines.inNotes
    .filter(({ note }) => note.active)
    .toSorted((inNote, other) => compareVersions(other.note.version, inNote.note.version))
    .flatMap((line, order) => {
      const [entry, values] = [timelines.things.get(line.thing), resolve(line, timelines)]
      if (!entry || !values) return []
      const [kind, id] = [toKind(entry.folder), entry.name]
      const item = kind === 'item' ? id : line.item
      const coins = isMoney(shapeOf(entry.folder, line.field).meta)
      return {
        patch: line.note.id,
        version: line.note.version,
        kind,
        id,
        name: typeof entry.data.name === 'string' ? entry.data.name : writeOut(id),
        path: addresses.get(entry.file) ?? (item && paths.item(item)),
        field: line.field,
        what: line.called || (coins ? 'Price' : writeOut(kind === 'fact' ? id : line.field)),
        coins,
        ...values,
        item,
        order,
      }
    })
}

const shapes = new Map(kindNames.flatMap((name) => Object.entries((kinds[name] as Kind).yaml ?? {})))

/** The shape of a field in the files of a folder; `inner` is undefined for an unknown field. */
export function shapeOf(folder: string, field: string) {
  const shape = shapes.get(folder)
  return shape ? shapeAt(shape, field.split('.')) : { inner: undefined, meta: undefined }
}

/** Lists the prices of an item in other versions than that of its file, newest first. */
export function listPrices(timelines: Timelines, { name, file }: Pick<ContentEntry, 'name' | 'file'>): PriceInVersion[] {
  const points = timelines.pointsOf({ thing: `item/${name}`, field: 'value' })
  // If two files have a value for a version, the thing's own file takes precedence.
  const byVersion = new Map(points.toReversed().map((point) => [point.version, point]))
  return [...byVersion.values()].flatMap(({ file: from, ...point }) => (from === file ? [] : (PriceInVersion.safeParse(point).data ?? [])))
}
