import { z } from 'zod'

type Issue = z.core.$ZodIssue

const types: Record<string, string> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list: [first, second]',
  tuple: 'a list: [first, second]',
  object: 'fields, each as name: value',
  record: 'fields, each as name: value',
  null: 'nothing',
}

const formats: Record<string, string> = {
  date: 'a date as YYYY-MM-DD',
  datetime: 'a time as 2026-11-21T00:00:00Z',
  url: 'an address that begins with https://',
  email: 'an email address',
}

/** Describes in plain words what a shape expects. */
export function describeExpected(issue: Issue, shape: z.ZodType | undefined): string {
  switch (issue.code) {
    case 'invalid_type':
      if (shape instanceof z.ZodISODate) return formats.date ?? ''
      return isWhole(shape) ? 'a whole number' : (types[issue.expected] ?? `a ${issue.expected}`)
    case 'invalid_value':
      return issue.values.length === 1
        ? name(issue.values[0])
        : `one of ${issue.values
            .filter((value) => value !== '')
            .map(name)
            .join(', ')}`
    case 'too_small':
      return describeMin(issue)
    case 'too_big':
      return describeMax(issue)
    case 'invalid_format':
      return describeFormat(issue)
    case 'invalid_union':
      return (
        [...new Set(issue.errors.flatMap(([first]) => (first ? describeExpected(first, undefined) : [])))].join(', or ') || 'something else'
      )
    case 'invalid_key':
    case 'invalid_element':
      return issue.issues.map((inner) => describeExpected(inner, undefined)).join(', ')
    default:
      return issue.message.replace(/^expected /, '')
  }
}

function describeMin({ origin, minimum, inclusive }: Extract<Issue, { code: 'too_small' }>): string {
  const min = Number(minimum)
  if (origin === 'string') return min <= 1 ? 'some text' : `at least ${min} characters`
  if (origin === 'array') return `at least ${min} in the list`
  return inclusive ? `${min} or more` : `more than ${min}`
}

function describeMax({ origin, maximum, inclusive }: Extract<Issue, { code: 'too_big' }>): string {
  const max = Number(maximum)
  if (origin === 'string') return `at most ${max} characters`
  if (origin === 'array') return `at most ${max} in the list`
  return inclusive ? `${max} or less` : `less than ${max}`
}

function describeFormat(issue: Extract<Issue, { code: 'invalid_format' }>): string {
  if ('prefix' in issue) return `a text that begins with ${String(issue.prefix)}`
  if ('suffix' in issue) return `a text that ends with ${String(issue.suffix)}`
  if (issue.format !== 'regex') return formats[issue.format] ?? issue.message
  // Shapes with a pattern have a message; zod's own message would show the pattern.
  return issue.message.startsWith('Invalid') ? 'letters, digits and hyphens' : issue.message.replace(/^expected /, '')
}

/** zod's issue for a text says "number" also where the shape is a whole number. */
function isWhole(shape: z.ZodType | undefined): boolean {
  return shape instanceof z.ZodNumberFormat
}

/** Suggests the correct form of a value: 1200 for "1,200", two dates for "12/11/2026", true for "yes". */
export function formatFix(issue: Issue, shape: z.ZodType | undefined, value: unknown, isCoins: boolean): string | undefined {
  if (typeof value !== 'string' && typeof value !== 'number') return undefined
  const written = String(value).trim()
  const wants = issue.code === 'invalid_type' ? issue.expected : issue.code === 'invalid_format' ? issue.format : ''
  if ((wants === 'number' || wants === 'int') && typeof value === 'string') return formatDigits(written, isWhole(shape), isCoins)
  if (wants === 'boolean' && /^(true|false)$/i.test(written)) return `Remove the quotes: ${written.toLowerCase()}`
  if (wants === 'boolean') return /^(yes|on|y)$/i.test(written) ? 'Write true.' : /^(no|off|n)$/i.test(written) ? 'Write false.' : undefined
  if (wants === 'array') return /^-\S/.test(written) ? 'Put a space after each -.' : `Write it in brackets: [${written}]`
  const [firstOfUnion] = issue.code === 'invalid_union' ? (issue.errors[0] ?? []) : []
  if (firstOfUnion) return formatFix(firstOfUnion, undefined, value, isCoins)
  if (wants === 'date' || wants === 'datetime') return formatDay(written, wants === 'date' ? '' : 'T00:00:00Z')
  const isAddress = issue.code === 'invalid_format' && (issue.format === 'url' || issue.message.includes('https'))
  if (isAddress && /^(http:\/\/|\/\/)?[\w-]+(\.[\w-]+)+(\/\S*)?$/.test(written))
    return `Write https://${written.replace(/^(http:)?\/\//, '')}`
  return undefined
}

/** Suggests the correct form of a number. */
export function formatDigits(written: string, whole: boolean, isCoins: boolean): string | undefined {
  if (/^-?\d+(\.\d+)?$/.test(written)) return `Remove the quotes: ${written}`
  // A price with a comma may be meant in coins.
  if (/^\d{1,3}(?:[,'_ \u202f\u00a0]\d{3})+$/.test(written)) return `Write only digits: ${written.replaceAll(/\D/g, '')}`
  if (!whole && /^-?\d+,\d+$/.test(written)) return `Write a point, not a comma: ${written.replace(',', '.')}`
  return /^\d[\d.,]*\s*[^\d\s.,:]+$/.test(written) && !isCoins ? 'Write only the number, without its unit.' : undefined
}

/** Suggests ISO dates; both where day and month could be swapped. */
function formatDay(written: string, time: string): string | undefined {
  const [, year = '', ...others] = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T ].*)?$/.exec(written) ?? []
  const [, first = '', second = '', last = ''] = /^(\d{1,2})[-/. ]+(\d{1,2})[-/. ]+(\d{4})$/.exec(written) ?? []
  const inWords = /\p{L}{3}/u.test(written) && !/[T:]\d/.test(written) ? new Date(`${written} UTC`) : undefined
  const words = inWords && !Number.isNaN(inWords.getTime()) ? [inWords.toISOString().slice(0, 10)] : []
  const days =
    year === '' ? [parseDay(last, second, first), parseDay(last, first, second)] : [parseDay(year, others[0] ?? '', others[1] ?? '')]
  const meant = [...new Set([...days.flatMap((day) => day ?? []), ...words])]
  return meant.length === 0 ? undefined : `Write ${meant.map((day) => `${day}${time}`).join(' or ')}.`
}

function parseDay(year: string, month: string, day: string): string | undefined {
  const written = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return z.iso.date().safeParse(written).success ? written : undefined
}

function name(value: unknown): string {
  return value === '' ? 'nothing' : String(value)
}
