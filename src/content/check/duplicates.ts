import { escapeForRegExp } from '#model/text/escape-for-reg-exp.ts'
import { toSafeName } from '#model/text/slugs.ts'
import { kinds, type KindName } from '#model/game/kinds/kinds.ts'
import type { Kind } from '#model/wiki/kinds/kind.ts'
import type { Absence } from '../absent-things.ts'
import type { Origin } from '../files/content-files.ts'
import type { Problem } from './problem.ts'

type Fields = Readonly<Record<string, unknown>>
type Owned = { record: Fields; origin: Origin }
/** When somebody last changed a file. */
type ChangedAt = (file: string) => number

/** Numbers, keys, places and versions are each thing's own. A key that is the name of a file in the only folder is so by itself. */
export function listDuplicates(name: KindName, things: readonly Owned[], changedAt: ChangedAt): Problem[] {
  const { record, key, named }: Kind = kinds[name]
  const also = ['order', ...(name === 'patchNotes' ? ['version'] : [])].filter((field) => field in record.shape)
  const own = key.length > 1 ? [] : new Set(['id' in record.shape ? 'id' : key[0], key[0], ...also])
  const duplicates = [...own].flatMap((field) =>
    [...Map.groupBy(things, (thing) => thing.record[field])]
      .filter(([, holders]) => holders.length > 1)
      .flatMap(([value, holders]) => {
        const [owner, ...copies] = byRight(holders, changedAt)
        const isFileName = field === named
        return copies.map(({ origin: { file, at } }) => ({
          thing: `${file} ${at}`,
          problem: {
            file,
            field: isFileName ? '' : `${at}${field}`,
            found: JSON.stringify(value),
            expected: `a ${typeof value === 'number' ? 'number' : 'name'} of its own; ${describeOwner(owner, file)} has this one`,
            help: typeof value === 'number' ? `The next free number is ${nextFree(things, field)}.` : undefined,
          },
        }))
      }),
  )
  // A copy has all that is another's: one is told, and the rest is seen with it.
  return [...Map.groupBy(duplicates, ({ thing }) => thing).values()].flatMap(([first]) => first?.problem ?? [])
}

/**
 * Files whose name says another number or version than they do: whoever looks for one opens the wrong file. What refers to it is told of
 * here, and not there.
 */
export function listMisnumbered(name: KindName, things: readonly Owned[], absence: Absence): Problem[] {
  // The whole name of an item's file is its name: 3-way-corner-pipe.yaml.
  if ((kinds[name] as Kind).named !== undefined) return []
  return things.flatMap(({ record, origin: { file } }) => {
    const [, folder = '', called = '', number] = /^(.*)\/((?:0*(\d+)-)?.*)\.\w+$/.exec(file) ?? []
    const isNote = name === 'patchNotes'
    const [field, wanted] = isNote ? ['version', called] : ['id', number && Number(number)]
    const written = record[field]
    if (wanted === undefined || written === wanted || (typeof written !== 'string' && typeof written !== 'number')) return []
    // "Console edition" is in console-edition.yaml, and 2.0D may be in 2.0d.yaml.
    if (isNote && (!/^\d[\w.]*$/.test(String(written)) || String(written).toLowerCase() === called)) return []
    absence.add({ file, folder, name: called, number, isDraft: false })
    const expected = `${wanted}, as the file is called`
    const help = `Where it is right here, rename the file to ${renumber(file, called, number, written)}.`
    return { file, field, found: JSON.stringify(written), expected, help, served: true as const }
  })
}

function renumber(file: string, called: string, number: string | undefined, written: string | number): string {
  const ending = /\.\w+$/.exec(file)?.[0] ?? ''
  const said = String(written)
  return `${number === undefined ? said : `${said.padStart(called.indexOf('-'), '0')}${called.slice(called.indexOf('-'))}`}${ending}`
}

/** The first number above all that are taken. */
export function nextFree(things: readonly { record: Fields }[], field = 'id'): number {
  return Math.max(0, ...things.map(({ record }) => Number(record[field]) || 0)) + 1
}

/**
 * Who has the older right comes first: a file that is called as its thing is, and of such the one that has stood longest. So a copy is
 * told of, and not what it was copied from, whichever comes first by name.
 */
function byRight(holders: readonly Owned[], changedAt: ChangedAt): Owned[] {
  const age = (file: string) => Math.floor(changedAt(file) / 1000)
  return holders.toSorted(
    (one, other) =>
      Number(isMisnamed(one)) - Number(isMisnamed(other)) ||
      age(one.origin.file) - age(other.origin.file) ||
      one.origin.file.length - other.origin.file.length,
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
