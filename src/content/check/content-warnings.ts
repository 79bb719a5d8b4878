import { escapeForRegExp } from '#model/text/escape-for-reg-exp.ts'
import { toSafeName } from '#model/text/slugs.ts'
import { kindNames, kinds, type KindName } from '#model/game/kinds/kinds.ts'
import type { Kind } from '#model/wiki/kinds/kind.ts'
import { toFillIn } from '#model/wiki/draft.ts'
import { hundredthsPerCoin, toCoins } from '#model/text/money.ts'
import type { Entries, ContentEntry } from '../files/content-files.ts'
import { describeValue } from './describe-issues.ts'
import type { Problem } from './problem.ts'
import { listReferences } from './reference-problems.ts'
import { isMoney } from './shapes.ts'
import { listUnwritten, walk } from './unwritten.ts'

/** Warnings about values that are valid but unlikely: a date in the future, a price in whole coins, a text that is still to be written. */
export function listWarnings(entries: Entries, now = new Date()): Problem[] {
  // A day of tolerance for time zones.
  const tomorrow = new Date(now.getTime() + 24 * 60 * 60 * 1000).toISOString().slice(0, 10)
  return kindNames.flatMap((name) => {
    const prices = listMoney(kinds[name])
    return entries[name].flatMap((entry) =>
      [
        ...listDays(entry, tomorrow),
        ...listTwice(kinds[name], entry),
        ...prices.flatMap((field) => toCoinWarning(entry.data[field], field) ?? []),
        ...listLeftOpen(entry),
        ...listMisnamed(name, entry),
        ...listMarkup(kinds[name], entry),
        ...listLoneQuotes(entry.data),
        ...listOddValues(name, entry),
        ...listLongTexts(entry),
      ].map((warning) => ({
        ...warning,
        file: entry.file,
        field: `${entry.at}${warning.field}`,
      })),
    )
  })
}

type Warning = Omit<Problem, 'file'>

/** Warns about a quote at only one end of a text. Inches (12") and a plural genitive (players') are no quotes. */
export function listLoneQuotes(data: unknown): Warning[] {
  return walk(data).flatMap(({ field, value }) => {
    const [quote = ''] = (typeof value === 'string' && /^["']|(?<!\d)["']$/.exec(value)) || []
    if (quote === '' || (value as string).split(quote).length % 2 === 1 || (value as string).endsWith(`s'`)) return []
    const [found, expected] = [`${quote} at one end of a text`, 'one at each end, or none']
    return { code: 'unbalanced-quote', field: field.join('.'), found, expected, hint: 'Delete it.', served: true as const }
  })
}

/** Warns about negative facts, half a ribbon, repeated texts in a fact and a date of unknown kind. */
function listOddValues(kind: KindName, { data }: ContentEntry): Warning[] {
  // Numbers in a list may be coordinates.
  const ofFacts = kind === 'facts' ? walk({ value: data.value }).filter(({ field }) => !field.some((part) => /^\d+$/.test(part))) : []
  const hint = 'Is the sign right?'
  return [
    ...ofFacts.flatMap(({ field, value }) =>
      typeof value === 'number' && value < 0
        ? {
            code: 'too-small' as const,
            field: field.join('.'),
            found: describeValue(value),
            expected: '0 or more',
            hint,
            served: true as const,
          }
        : [],
    ),
    ...(kind === 'mods' && (data.ribbon_text === '') !== (data.ribbon_color === '') ? [toHalfRibbon(data.ribbon_text === '')] : []),
    ...(kind === 'facts' && Array.isArray(data.value) ? listAgain(data.value) : []),
    ...(data.date_kind === 'unknown' && data.date !== null
      ? [
          {
            code: 'missing-value' as const,
            field: 'date_kind',
            found: 'unknown',
            expected: 'what the date is: release, seen-by, perhaps or announced',
            served: true as const,
          },
        ]
      : []),
  ]
}

/** Warns about a mod whose file is not named after it: its page finds sources by that name. */
function listMisnamed(kind: KindName, { name, data }: ContentEntry): Warning[] {
  if (kind !== 'mods' || typeof data.name !== 'string') return []
  const expected = toSafeName(data.name)
  if (expected === name) return []
  return [
    { code: 'misnamed-file', field: '', found: `the name ${name}`, expected, hint: 'Its page finds sources by that name.', served: true },
  ]
}

/** A ribbon is shown only with text and color. */
function toHalfRibbon(lacksText: boolean): Warning {
  const [lacking, field] = lacksText ? ['ribbon_text', 'ribbon_color'] : ['ribbon_color', 'ribbon_text']
  return { code: 'missing-counterpart', field, found: `no ${lacking} with it`, expected: 'both, or neither', served: true }
}

/** Warns about a text that appears twice in a list. */
function listAgain(values: readonly unknown[]): Warning[] {
  return values.flatMap((value, index) =>
    typeof value === 'string' && values.indexOf(value) < index
      ? {
          code: 'duplicate-entry' as const,
          field: `value.${index}`,
          found: `${describeValue(value)} again`,
          expected: 'each of them once',
          served: true as const,
        }
      : [],
  )
}

/** Markdown or HTML in a field of plain text. */
const markup = /\*\*(?=\S)|<\/?[a-z][^>]*>|\[\[|\[[^\]]+\]\([^)]*\)/

function listMarkup({ prose = {} }: Kind, { data }: ContentEntry): Warning[] {
  return Object.entries(prose).flatMap(([field, how]) => {
    const text = data[field]
    const [words = ''] = (how === 'numbers' && typeof text === 'string' && markup.exec(text)) || []
    const hint = 'Readers see these characters as they are. Markdown is for guides, posts and advice.'
    return words === ''
      ? []
      : { code: 'markup-in-plain-text' as const, field, found: words, expected: 'plain text', hint, mark: { words }, served: true as const }
  })
}

/** In characters: cards, tables and search results show the whole description. */
const maxDescription = 1000

function listLongTexts({ data: { description } }: ContentEntry): Warning[] {
  if (typeof description !== 'string' || description.length <= maxDescription) return []
  const hint = 'A description is a sentence or two. Tips for an item go into advice, longer texts into a guide (content/pages).'
  const [found, expected] = [`${description.length} characters`, `at most ${maxDescription}`]
  return [{ code: 'too-big', field: 'description', found, expected, hint, mark: { name: true }, served: true }]
}

const dayFields = new Set(['checked', 'date', 'on', 'timestamp'])

function listDays({ data }: ContentEntry, tomorrow: string): Warning[] {
  // An announced version has a date in the future.
  if (data.date_kind === 'announced') return []
  return walk(data).flatMap(({ field, value }) =>
    typeof value === 'string' && dayFields.has(field.at(-1) ?? '') && value.slice(0, 10) > tomorrow
      ? {
          code: 'future-date' as const,
          field: field.join('.'),
          found: value,
          expected: 'a date in the past',
          hint: 'Is the year right?',
          served: true as const,
        }
      : [],
  )
}

/** Warns about a thing that a list names twice. */
function listTwice({ references = {} }: Kind, { data }: ContentEntry): Warning[] {
  return Object.entries(references).flatMap(([path, target]) => {
    // Only lists of names, or of names with amounts; in other lists a repetition is valid.
    if (path.includes('.') && !path.endsWith('.name')) return []
    const named = listReferences({ references: { [path]: target } }, data)
    return named.flatMap(({ field, value }, index) =>
      named.findIndex((other) => other.value === value) === index
        ? []
        : {
            code: 'duplicate-entry' as const,
            field,
            found: `${describeValue(value)} again`,
            expected: 'each of them once',
            served: true as const,
          },
    )
  })
}

/** The fields of a kind that are prices in hundredths. */
function listMoney({ record }: Kind): string[] {
  return Object.entries(record.shape).flatMap(([field, shape]) => (isMoney(shape.meta()) ? field : []))
}

/** Warns about a price below a coin, which was probably written in coins. */
export function toCoinWarning(price: unknown, field: string): Warning | undefined {
  if (typeof price !== 'number' || !Number.isInteger(price) || price <= 0 || price >= hundredthsPerCoin) return undefined
  const found = `${price}, which is ${toCoins(price)} of a coin`
  return {
    code: 'whole-coins',
    field,
    found,
    expected: 'hundredths of a coin',
    hint: `Write ${price * hundredthsPerCoin} for ${price} coins.`,
    served: true,
  }
}

/** Placeholders for text that is still to be written. */
const notes = /\b(?:TODO|TBD|FIXME)\b|[Ll]orem ipsum/
const leftOpen = new RegExp(`${escapeForRegExp(toFillIn)}|${notes.source}`)

function listLeftOpen({ data, body, bodyStart }: ContentEntry): Warning[] {
  const unwritten = listUnwritten(data).map(({ field, value }) => ({ field, found: describeValue(value) }))
  const inFields = walk(data).flatMap(({ field, value }) => {
    const [words = ''] = (typeof value === 'string' && notes.exec(value)) || []
    return words === '' ? [] : { field: field.join('.'), found: words, mark: { words } }
  })
  const { 0: words = '', index: at = 0 } = leftOpen.exec(body) ?? {}
  const inBody = words === '' ? [] : [{ field: 'text', found: words, range: [bodyStart + at, bodyStart + at + words.length] as const }]
  const hint = 'Write it, or keep the line draft: true until then.'
  return [...unwritten, ...inFields, ...inBody].map((problem) => ({ code: 'unwritten-text', ...problem, expected: 'the text', hint }))
}
