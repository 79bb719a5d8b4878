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

function name(value: unknown): string {
  return value === '' ? 'nothing' : String(value)
}
