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
  date: 'a day as YYYY-MM-DD',
  datetime: 'a moment as 2026-11-21T00:00:00Z',
  url: 'an address that begins with https://',
  email: 'an address for mail',
}

/** What a shape wants, in the words of somebody who never heard of shapes. One line for each thing a shape can want. */
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
      return describeLeast(issue)
    case 'too_big':
      return describeMost(issue)
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

function describeLeast({ origin, minimum, inclusive }: Extract<Issue, { code: 'too_small' }>): string {
  const least = Number(minimum)
  if (origin === 'string') return least <= 1 ? 'some text' : `at least ${least} letters`
  if (origin === 'array') return `at least ${least} in the list`
  return inclusive ? `${least} or more` : `more than ${least}`
}

function describeMost({ origin, maximum, inclusive }: Extract<Issue, { code: 'too_big' }>): string {
  const most = Number(maximum)
  if (origin === 'string') return `at most ${most} letters`
  if (origin === 'array') return `at most ${most} in the list`
  return inclusive ? `${most} or less` : `less than ${most}`
}

function describeFormat(issue: Extract<Issue, { code: 'invalid_format' }>): string {
  if ('prefix' in issue) return `a text that begins with ${String(issue.prefix)}`
  if ('suffix' in issue) return `a text that ends with ${String(issue.suffix)}`
  if (issue.format !== 'regex') return formats[issue.format] ?? issue.message
  // A shape with a pattern of its own says what it is for; where it does not, the parser's sentence names the pattern.
  return issue.message.startsWith('Invalid') ? 'letters, digits and hyphens' : issue.message.replace(/^expected /, '')
}

/** A text where a whole number belongs is told "a number": the shape knows better. */
function isWhole(shape: z.ZodType | undefined): boolean {
  return shape instanceof z.ZodNumberFormat
}

/** How a value that was meant well is written: "1,200" as 1200, "12/11/2026" as one of two days, "yes" as true. */
export function formatFix(issue: Issue, shape: z.ZodType | undefined, value: unknown, isCoins: boolean): string | undefined {
  if (typeof value !== 'string' && typeof value !== 'number') return undefined
  const written = String(value).trim()
  const wants = issue.code === 'invalid_type' ? issue.expected : issue.code === 'invalid_format' ? issue.format : ''
  if ((wants === 'number' || wants === 'int') && typeof value === 'string') return formatDigits(written, isWhole(shape), isCoins)
  if (wants === 'boolean' && /^(true|false)$/i.test(written)) return `Take the quotes away: ${written.toLowerCase()}`
  if (wants === 'boolean') return /^(yes|on|y)$/i.test(written) ? 'Write true.' : /^(no|off|n)$/i.test(written) ? 'Write false.' : undefined
  if (wants === 'array') return /^-\S/.test(written) ? 'Put a space behind each -.' : `Write it in brackets: [${written}]`
  const [firstOfUnion] = issue.code === 'invalid_union' ? (issue.errors[0] ?? []) : []
  if (firstOfUnion) return formatFix(firstOfUnion, undefined, value, isCoins)
  if (wants === 'date' || wants === 'datetime') return formatDay(written, wants === 'date' ? '' : 'T00:00:00Z')
  const isAddress = issue.code === 'invalid_format' && (issue.format === 'url' || issue.message.includes('https'))
  if (isAddress && /^(http:\/\/|\/\/)?[\w-]+(\.[\w-]+)+(\/\S*)?$/.test(written))
    return `Write https://${written.replace(/^(http:)?\/\//, '')}`
  return undefined
}

/** The same of a number. */
export function formatDigits(written: string, whole: boolean, isCoins: boolean): string | undefined {
  if (/^-?\d+(\.\d+)?$/.test(written)) return `Take the quotes away: ${written}`
  // A price with a comma may be meant in coins.
  if (/^\d{1,3}(?:[,'_ \u202f\u00a0]\d{3})+$/.test(written)) return `Write it in digits alone: ${written.replaceAll(/\D/g, '')}`
  if (!whole && /^-?\d+,\d+$/.test(written)) return `Write a point, not a comma: ${written.replace(',', '.')}`
  return /^\d[\d.,]*\s*[^\d\s.,:]+$/.test(written) && !isCoins ? 'Write the number alone, without its unit.' : undefined
}

/** A day or a month may come first: where both can be, both are said. */
function formatDay(written: string, time: string): string | undefined {
  const [, year = '', ...others] = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T ].*)?$/.exec(written) ?? []
  const [, one = '', other = '', last = ''] = /^(\d{1,2})[-/. ]+(\d{1,2})[-/. ]+(\d{4})$/.exec(written) ?? []
  const inWords = /\p{L}{3}/u.test(written) && !/[T:]\d/.test(written) ? new Date(`${written} UTC`) : undefined
  const words = inWords && !Number.isNaN(inWords.getTime()) ? [inWords.toISOString().slice(0, 10)] : []
  const days = year === '' ? [parseDay(last, other, one), parseDay(last, one, other)] : [parseDay(year, others[0] ?? '', others[1] ?? '')]
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
