import { z } from 'zod'
import { SafeName } from '#model/text/safe-name.ts'
import { toSafeName } from '#model/text/slugs.ts'
import { describeExpected } from './expected-words.ts'
import { nearestNames, sayNearest } from './nearest.ts'
import type { Problem } from './problem.ts'
import { shapeAt, type Meta } from './shapes.ts'

type Issue = z.core.$ZodIssue

/** What is wrong with what a file says, in plain words: one problem for each mistake. */
export function describeIssues(file: string, issues: readonly Issue[], data: unknown, shape: z.ZodType): Problem[] {
  const strays = issues.flatMap((issue) => (issue.code === 'unrecognized_keys' ? toStrays(issue, data, shape) : []))
  // A field whose name is misspelt is no second mistake where the right one is missing.
  const meant = new Set(strays.map(({ meant: field }) => field))
  return [
    ...strays.map(({ meant: _meant, ...stray }) => ({ file, ...stray })),
    ...issues
      .filter(({ code, path }) => code !== 'unrecognized_keys' && !meant.has(path.join('.')))
      .map((issue) => describeIssue(file, issue, data, shape)),
  ]
}

/** Fields that there are not. */
function toStrays({ path, keys }: Extract<Issue, { code: 'unrecognized_keys' }>, data: unknown, shape: z.ZodType) {
  const known = listFields(shapeAt(shape, path).inner)
  const there = Object.keys(valueAt(data, path) ?? {})
  return keys.map((key) => {
    const free = known.filter((field) => !there.includes(field))
    const near = nearestNames(free, key)
    const help = sayNearest(near) ?? (free.length > 0 ? `What may stand here besides: ${free.join(', ')}.` : undefined)
    const field = [...path, key].join('.')
    return {
      field,
      found: 'an unknown field',
      expected: 'one that can stand here',
      help,
      mark: { name: true } as const,
      meant: [...path, near[0]].join('.'),
    }
  })
}

function describeIssue(file: string, issue: Issue, data: unknown, shape: z.ZodType): Problem {
  const { path } = issue
  const value = valueAt(data, path)
  const place = shapeAt(shape, path)
  const problem = {
    file,
    field: path.join('.'),
    found: describeFound(value),
    expected: describeExpected(issue, place.inner),
    help: toHelp(issue, value, place.meta),
  }
  return issue.code === 'invalid_key' ? { ...problem, mark: { name: true } } : problem
}

function toHelp(issue: Issue, value: unknown, meta: Meta | undefined): string | undefined {
  if (issue.code === 'invalid_value') return sayNearest(nearestNames(issue.values.map(String), String(value)))
  if (issue.code === 'invalid_type' && issue.expected === 'string' && ['number', 'boolean'].includes(typeof value))
    return `Put it in quotes: '${String(value)}'`
  if (issue.message.startsWith('expected a safe name') && typeof value === 'string' && SafeName.safeParse(toSafeName(value)).success)
    return `Did you mean ${toSafeName(value)}?`
  if (!meta?.description) return undefined
  const example = meta.example === undefined || meta.example === '' ? '' : ` Example: ${toJson(meta.example)}`
  return `${meta.description}${example}`
}

function listFields(shape: z.ZodType | undefined): string[] {
  return shape instanceof z.ZodObject ? Object.keys(shape.shape) : []
}

/** What stands at a place: "value", "gold ore" of a fact with named values. */
export function valueAt(data: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, key) => (typeof value === 'object' && value !== null ? (value as Record<PropertyKey, unknown>)[key] : undefined),
    data,
  )
}

export function describeFound(value: unknown): string {
  if (value === undefined || value === null) return 'nothing'
  if (typeof value === 'number' && !Number.isFinite(value)) return Number.isNaN(value) ? 'no number' : 'a number without end'
  const text = toJson(value)
  return text.length > 80 ? `${text.slice(0, 77)}…` : text
}

/** What holds itself cannot be written down. */
function toJson(value: unknown): string {
  try {
    return JSON.stringify(value)
  } catch {
    return 'something that holds itself'
  }
}
