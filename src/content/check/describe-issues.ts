import { z } from 'zod'
import { SafeName } from '#model/text/safe-name.ts'
import { toSafeName } from '#model/text/slugs.ts'
import { describeExpected, formatFix } from './expected-words.ts'
import { suggestNames, formatSuggestions } from './name-suggestions.ts'
import type { Problem, ProblemCode } from './problem.ts'
import { isMoney, shapeAt, type Meta } from './shapes.ts'

type Issue = z.core.$ZodIssue

/** zod's code of an issue: "invalid_type" -> "invalid-type" */
export const codeOf = ({ code }: Issue) => code.replaceAll('_', '-') as ProblemCode

/** Converts the issues of zod to problems in plain words, one for each mistake. */
export function describeIssues(file: string, issues: readonly Issue[], data: unknown, shape: z.ZodType): Problem[] {
  const missing = issues.flatMap(({ code, path }) =>
    code !== 'unrecognized_keys' && valueAt(data, path) === undefined ? path.join('.') : [],
  )
  const unexpected = issues.flatMap((issue) => (issue.code === 'unrecognized_keys' ? toUnknownFields(issue, data, shape, missing) : []))
  // A misspelled field is reported once, not also as missing.
  const meant = new Set(unexpected.map(({ meant: field }) => field))
  return [
    ...unexpected.map(({ meant: _meant, ...unknownField }) => ({ file, ...unknownField })),
    ...issues
      .filter(({ code, path }) => code !== 'unrecognized_keys' && !meant.has(path.join('.')) && !isNotSetIn(path, data, shape))
      .map((issue) => describeIssue(file, issue, data, shape)),
  ]
}

/** Unknown fields. `missing`: required fields that the file does not have. */
function toUnknownFields(
  issue: Extract<Issue, { code: 'unrecognized_keys' }>,
  data: unknown,
  shape: z.ZodType,
  missing: readonly string[],
) {
  const { path, keys } = issue
  const names = listShapeFields(shapeAt(shape, path).inner)
  const there = Object.keys(valueAt(data, path) ?? {})
  const lacking = names.filter((field) => missing.includes([...path, field].join('.')))
  const out = listSetOut(path, keys, data, shape)
  return keys.flatMap((key) => {
    if (out?.keys.includes(key)) return out.keys[0] === key ? { ...out.problem, meant: out.problem.field } : []
    const free = names.filter((field) => !there.includes(field))
    const like = suggestNames(free, key)
    // One unknown and one missing field are taken for a misspelling.
    const near = like.length === 0 && keys.length === 1 && lacking.length === 1 ? lacking : like
    const hint = formatSuggestions(near) ?? (free.length > 0 ? `Other fields: ${free.join(', ')}.` : undefined)
    const field = [...path, key].join('.')
    return {
      code: codeOf(issue),
      field,
      found: 'an unknown field',
      expected: 'a known field',
      hint,
      mark: { name: true } as const,
      meant: [...path, near[0]].join('.'),
    }
  })
}

/** Finds fields that lack indentation: they belong to a neighbor that is empty. */
function listSetOut(path: readonly PropertyKey[], keys: readonly string[], data: unknown, shape: z.ZodType) {
  for (const [over, value] of Object.entries(valueAt(data, path) ?? {})) {
    const inner = listShapeFields(shapeAt(shape, [...path, over]).inner)
    const out = keys.filter((key) => inner.includes(key))
    const [first] = out
    if (value !== null || first === undefined) continue
    const hint = `Indent ${out.join(' and ')} by two more spaces.`
    const field = [...path, first].join('.')
    return {
      keys: out,
      problem: {
        code: 'bad-indent' as const,
        field,
        found: `a field of ${over}`,
        expected: `it below ${over}`,
        hint,
        mark: { name: true } as const,
      },
    }
  }
  return undefined
}

/** The same in a map of things by name, where only the empty thing is reported. */
function isNotSetIn(path: readonly PropertyKey[], data: unknown, shape: z.ZodType): boolean {
  const [around, name] = [path.slice(0, -1), path.at(-1)]
  if (!(shapeAt(shape, around).inner instanceof z.ZodRecord) || typeof valueAt(data, path) === 'object') return false
  const above = Object.entries(valueAt(data, around) ?? {}).find(([, value]) => value === null)
  return above !== undefined && listShapeFields(shapeAt(shape, [...around, above[0]]).inner).includes(String(name))
}

function describeIssue(file: string, issue: Issue, data: unknown, shape: z.ZodType): Problem {
  const { path } = issue
  const value = valueAt(data, path)
  const place = shapeAt(shape, path)
  const wantsText = issue.code === 'invalid_type' && issue.expected === 'string' && !(place.inner instanceof z.ZodISODate)
  const problem = {
    code: codeOf(issue),
    file,
    field: path.join('.'),
    found: wantsText && isFields(value) ? 'fields, because it contains ": "' : describeValue(value),
    expected: describeExpected(issue, place.inner),
    hint: toHint(issue, value, place, () => shapeAt(shape, path.slice(0, -1)).meta),
    quote: wantsText && ['number', 'boolean'].includes(typeof value) ? (true as const) : undefined,
  }
  return issue.code === 'invalid_key' ? { ...problem, mark: { name: true } } : problem
}

function toHint(issue: Issue, value: unknown, { inner, meta }: ReturnType<typeof shapeAt>, metaAround: () => Meta | undefined) {
  if (issue.code === 'invalid_value') return formatSuggestions(suggestNames(issue.values.map(String), String(value)))
  if (issue.code === 'invalid_type' && issue.expected === 'string' && isFields(value)) return 'Put the whole text in quotes: "…".'
  if (issue.message.startsWith('expected a safe name') && typeof value === 'string' && SafeName.safeParse(toSafeName(value)).success)
    return `Did you mean ${toSafeName(value)}?`
  const right = formatFix(issue, inner, value, isMoney(meta))
  // For a number the description below matters more.
  if (right !== undefined && !(issue.code === 'invalid_type' && typeof value === 'string' && /\d/.test(value))) return right
  const fields = issue.path.length > 0 ? listShapeFields(inner).join(', ') : ''
  if (!meta?.description && fields !== '') return value === null ? `Fields below it, indented: ${fields}.` : `Its fields: ${fields}.`
  // An entry of a list has no description but that of the list.
  const described = meta?.description ? meta : typeof issue.path.at(-1) === 'number' ? metaAround() : undefined
  if (!described?.description) return right
  const example = described.example === undefined || described.example === '' ? '' : ` Example: ${toJson(described.example)}`
  return [right, `${described.description}${example}`].filter((part) => part !== undefined).join(right?.endsWith('.') ? ' ' : '. ')
}

const isFields = (value: unknown) => typeof value === 'object' && value !== null && !Array.isArray(value)

function listShapeFields(shape: z.ZodType | undefined): string[] {
  return shape instanceof z.ZodObject ? Object.keys(shape.shape) : []
}

/** The value at a path: ["value", "gold ore"] of a fact with named values. */
export function valueAt(data: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, key) => (typeof value === 'object' && value !== null ? (value as Record<PropertyKey, unknown>)[key] : undefined),
    data,
  )
}

export function describeValue(value: unknown): string {
  if (value === undefined || value === null) return 'nothing'
  if (typeof value === 'number' && !Number.isFinite(value)) return Number.isNaN(value) ? 'no number' : 'an infinite number'
  const text = toJson(value)
  return text.length > 80 ? `${text.slice(0, 77)}…` : text
}

/** JSON, or a description of a circular value. */
function toJson(value: unknown): string {
  try {
    return JSON.stringify(value)
  } catch {
    return 'a circular value'
  }
}
