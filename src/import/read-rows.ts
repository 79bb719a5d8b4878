import { z } from 'zod'
import { describeIssues } from '#content/check/describe-issues.ts'
import { countOf } from '#model/text/count-of.ts'
import { calls } from '#model/game/calls/calls.ts'
import type { CallName } from '#model/wiki/calls/call-paths.ts'
import { maxFileLength } from '#content/files/content-files.ts'

/** A thing as a host sends it. */
export type HostRow = Record<string, unknown>
/** A part of an answer that is not imported, and why. */
export type Rejected = { row: unknown; call: string; why: string }

export type Reject = (rejected: Rejected) => void

const maxRows = 100_000
/** In characters. */
const [maxNameLength, maxTextLength] = [200, 5000]
const nameFields = ['name', 'title', 'username', 'player', 'author', 'version', 'safe_name', 'town_safe_name']
const htmlFields = ['html_body', 'html_summary', 'content', 'details']
// oxlint-disable-next-line no-control-regex -- the pattern matches control characters
const unreadable = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/

/**
 * Checks each thing of an answer against the shape of the call. Additional fields are ignored; invalid things are passed to `reject`.
 * `file`: the shape with defaults for missing fields.
 */
export function readRows(name: CallName, answer: unknown, reject: Reject, file?: z.ZodObject): HostRow[] {
  const results = listResults(name, answer)
  const shape = loosen(shapeOf(name))
  return results.flatMap((row) => readRow(name, row, shape, reject, file))
}

/** Checks one thing; [] if it was rejected. */
export function readRow(call: string, row: unknown, shape: z.ZodType, reject: Reject, file?: z.ZodObject): HostRow[] {
  const { data, error } = shape.safeParse(file && isObject(row) ? { ...listDefaults(file), ...row } : row)
  const [issue] = error ? describeIssues('', error.issues, row, shape) : []
  const why = issue ? `${issue.field || 'it'}: found ${issue.found}, expected ${issue.expected}` : findOddText(data)
  if (why === undefined) return [data as HostRow]
  reject({ row: shorten(row), call, why })
  return []
}

/** Shortens a row for messages. */
function shorten(row: unknown): unknown {
  try {
    const text = JSON.stringify(row)
    return text.length > maxTextLength ? `${text.slice(0, maxTextLength)}…` : row
  } catch {
    return 'nested too deeply to print'
  }
}

/** The single value of an answer; undefined if it does not fit the call. */
export function readValue(name: CallName, answer: unknown): unknown {
  const { data } = z.object({ result: resultOf(calls[name].answer) }).safeParse(answer)
  return data?.result
}

/** The rows of an answer, unchecked; [] for null. Throws if it has no rows, or too many. */
export function listResults(name: CallName, answer: unknown): unknown[] {
  if (answer === null) return []
  const results = isObject(answer) ? answer.results : undefined
  if (!Array.isArray(results))
    throw new Error(`The answer of ${name} has no results. Check that the address is that of a wiki with this API.`)
  if (results.length > maxRows)
    throw new Error(
      `${name} has ${countOf(results.length, 'thing')}, more than ${maxRows}. Check that the address is that of a wiki with this API.`,
    )
  return results
}

/** May be missing. */
const Description = z
  .string()
  .nullish()
  .transform((text) => text ?? '')

/** Fields that are checked less strictly. `videoProvider` is derived from the link. */
const lenient: Readonly<Record<string, z.ZodType>> = { description: Description, videoProvider: z.unknown() }

/** Makes a shape ignore unknown fields in nested objects. */
export function loosen(shape: z.ZodType): z.ZodType {
  if (shape instanceof z.ZodNullable) return loosen(shape.unwrap() as z.ZodType).nullable()
  if (shape instanceof z.ZodArray) return z.array(loosen(shape.element as z.ZodType)).max(maxRows)
  if (!(shape instanceof z.ZodObject)) return shape
  const fields = Object.entries<z.ZodType>(shape.shape)
  return z.object(Object.fromEntries(fields.map(([field, type]) => [field, lenient[field] ?? loosen(type)])))
}

/** The shape of one thing in a call's list. In a union of answers, the last one is that without query parameters. */
function shapeOf(name: CallName): z.ZodType {
  const { answer }: { answer: z.ZodType } = calls[name]
  const envelope = answer instanceof z.ZodUnion ? answer.options.at(-1) : answer
  return (envelope as z.ZodObject<{ results: z.ZodArray<z.ZodType> }>).shape.results.element
}

function resultOf(answer: z.ZodType): z.ZodType {
  return (answer as z.ZodObject<{ result: z.ZodType }>).shape.result
}

function listDefaults({ shape }: z.ZodObject): HostRow {
  return Object.fromEntries(
    Object.entries(shape as Record<string, z.ZodType>).flatMap(([field, type]) => {
      const { data } = type.safeParse(undefined)
      return data === undefined ? [] : [[field, data]]
    }),
  )
}

/** Finds texts that are too long or hold control or direction characters. */
function findOddText(value: unknown, field = ''): string | undefined {
  if (typeof value === 'string') {
    const max = nameFields.includes(field) ? maxNameLength : htmlFields.includes(field) ? maxFileLength : maxTextLength
    if (value.length > max) return `${field}: found ${value.length} characters, expected at most ${max}`
    return unreadable.test(value) ? `${field}: found control characters, expected text` : undefined
  }
  if (typeof value !== 'object' || value === null) return undefined
  for (const [key, inner] of Object.entries(value)) {
    const odd = findOddText(inner, Array.isArray(value) ? field : key)
    if (odd !== undefined) return odd
  }
  return undefined
}

function isObject(value: unknown): value is HostRow {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
