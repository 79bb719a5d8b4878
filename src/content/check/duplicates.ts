import { escapeForRegExp } from '#model/text/escape-for-reg-exp.ts'
import { toSafeName } from '#model/text/slugs.ts'
import { kinds, type KindName } from '#model/game/kinds/kinds.ts'
import type { Kind } from '#model/wiki/kinds/kind.ts'
import type { Absence } from '../absent-things.ts'
import type { Origin } from '../files/content-files.ts'
import type { Problem } from './problem.ts'

type Fields = Readonly<Record<string, unknown>>
type Owned = { record: Fields; origin: Origin }
/** Returns when a file was last changed, in milliseconds. */
type ChangedAt = (file: string) => number

/** Lists ids, keys, orders and versions that two things share. A key that is the file name of the only folder is unique anyway. */
export function listDuplicates(name: KindName, things: readonly Owned[], changedAt: ChangedAt): Problem[] {
  const { record, key, named }: Kind = kinds[name]
  const also = ['order', ...(name === 'patchNotes' ? ['version'] : [])].filter((field) => field in record.shape)
  const own = key.length > 1 ? [] : new Set(['id' in record.shape ? 'id' : key[0], key[0], ...also])
  const duplicates = [...own].flatMap((field) =>
    [...Map.groupBy(things, (thing) => thing.record[field])]
      .filter(([, holders]) => holders.length > 1)
      .flatMap(([value, holders]) => {
        const [owner, ...copies] = sortByPrecedence(holders, changedAt)
        const isFileName = field === named
        return copies.map(({ origin: { file, at } }) => ({
          thing: `${file} ${at}`,
          problem: {
            code: 'duplicate-value' as const,
            file,
            field: isFileName ? '' : `${at}${field}`,
            found: JSON.stringify(value),
            expected: `an unused ${typeof value === 'number' ? 'number' : 'name'}; ${describeOwner(owner, file)} has this one`,
            hint: typeof value === 'number' ? `The next free number is ${nextFree(things, field)}.` : undefined,
          },
        }))
      }),
  )
  // A copied file shares several fields; only the first is reported.
  return [...Map.groupBy(duplicates, ({ thing }) => thing).values()].flatMap(([first]) => first?.problem ?? [])
}

/**
 * Lists files whose name holds another id or version than the file. They are added to `absence`, so that references to them are not
 * reported as well.
 */
export function listMisnumbered(name: KindName, things: readonly Owned[], absence: Absence): Problem[] {
  // A number in an item's file name is part of the name: 3-way-corner-pipe.yaml.
  if ((kinds[name] as Kind).named !== undefined) return []
  return things.flatMap(({ record, origin: { file } }) => {
    const [, folder = '', called = '', number] = /^(.*)\/((?:0*(\d+)-)?.*)\.\w+$/.exec(file) ?? []
    const isNote = name === 'patchNotes'
    const [field, nameInFile] = isNote ? ['version', called] : ['id', number && Number(number)]
    const written = record[field]
    if (nameInFile === undefined || written === nameInFile || (typeof written !== 'string' && typeof written !== 'number')) return []
    // Valid: "Console edition" in console-edition.yaml, and 2.0D in 2.0d.yaml.
    if (isNote && (!/^\d[\w.]*$/.test(String(written)) || String(written).toLowerCase() === called)) return []
    absence.add({ file, folder, name: called, number, isDraft: false })
    const expected = `${nameInFile}, as in the file name`
    const hint = `If it is right here, rename the file to ${renumber(file, called, number, written)}.`
    return { code: 'misnamed-file' as const, file, field, found: JSON.stringify(written), expected, hint, served: true as const }
  })
}

function renumber(file: string, called: string, number: string | undefined, written: string | number): string {
  const ending = /\.\w+$/.exec(file)?.[0] ?? ''
  const text = String(written)
  return `${number === undefined ? text : `${text.padStart(called.indexOf('-'), '0')}${called.slice(called.indexOf('-'))}`}${ending}`
}

/** The number above the highest one in use. */
export function nextFree(things: readonly { record: Fields }[], field = 'id'): number {
  return Math.max(0, ...things.map(({ record }) => Number(record[field]) || 0)) + 1
}

/**
 * Sorts the original before its copies: files named after their thing first, then the oldest, then the shortest name. So the copy is
 * reported.
 */
function sortByPrecedence(holders: readonly Owned[], changedAt: ChangedAt): Owned[] {
  const age = (file: string) => Math.floor(changedAt(file) / 1000)
  return holders.toSorted(
    (holder, other) =>
      Number(isMisnamed(holder)) - Number(isMisnamed(other)) ||
      age(holder.origin.file) - age(other.origin.file) ||
      holder.origin.file.length - other.origin.file.length,
  )
}

function isMisnamed({ record, origin }: Owned): boolean {
  const name = record.name ?? record.title
  const called = typeof name === 'string' ? toSafeName(name) : ''
  return called !== '' && !new RegExp(`(^|/)(\\d+-)?${escapeForRegExp(called)}\\.`).test(origin.file)
}

function describeOwner(owner: Owned | undefined, file: string): string {
  return owner?.origin.file === file ? `${owner.origin.at.replace(/\.$/, '')} above` : (owner?.origin.file ?? '')
}
