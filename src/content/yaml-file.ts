import { isMap, LineCounter, parseDocument, type Document } from 'yaml'
import type { z } from 'zod'
import type { Problem } from './problem.ts'

/** A YAML text read against a shape: the checked data, or every problem in it. */
export type Checked<T> = { data: T; problems: [] } | { data: undefined; problems: Problem[] }

/**
 * Reads YAML text against a shape. `derived` are fields that follow from the file name; `firstLine` is where the text
 * starts in its file (front matter starts below its fence).
 */
export function checkYaml<Shape extends z.ZodType>(file: string, text: string, shape: Shape, firstLine = 1): Checked<z.infer<Shape>> {
  const lines = new LineCounter()
  const read = readDocument(text, lines)
  if ('refused' in read)
    return { data: undefined, problems: [{ file, field: '', found: read.refused, expected: 'YAML that ends somewhere' }] }
  const { document, data } = read
  const lineAt = (offset: number | undefined) => (offset === undefined ? undefined : lines.linePos(offset).line + firstLine - 1)
  const [broken] = document.errors
  if (broken) {
    const problem = { file, line: lineAt(broken.pos[0]), field: '', found: broken.message.replace(/\.$/, ''), expected: 'valid YAML' }
    return { data: undefined, problems: [problem] }
  }
  const answer = shape.safeParse(data)
  if (answer.success) return { data: answer.data, problems: [] }
  const problems = answer.error.issues.flatMap((issue) =>
    toPlaces(issue).map(({ path, expected }) => ({
      file,
      line: lineAt(offsetOf(document, path)),
      field: path.join('.'),
      found: describeFound(valueAt(data, path)),
      expected,
    })),
  )
  return { data: undefined, problems }
}

/** A text can be short and mean endlessly much: names that stand for lists of names, or lists in lists in lists. */
function readDocument(text: string, lineCounter: LineCounter): { document: Document; data: unknown } | { refused: string } {
  try {
    const document = parseDocument(text, { lineCounter, prettyErrors: false })
    return { document, data: document.errors.length > 0 ? undefined : document.toJS() }
  } catch (error) {
    return { refused: error instanceof RangeError ? 'parts within parts without end' : 'names that stand for more and more of each other' }
  }
}

/** What is wrong with something that was made of a file: a name that makes no safe name, as a rule. */
export function describeIssue(file: string, issue: z.core.$ZodIssue, data: unknown): Problem {
  return { file, field: issue.path.join('.'), found: describeFound(valueAt(data, issue.path)), expected: describeExpected(issue) }
}

/** An unknown key is reported at the key itself, so that the writer sees which one is too many. */
function toPlaces(issue: z.core.$ZodIssue): { path: PropertyKey[]; expected: string }[] {
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({ path: [...issue.path, key], expected: 'no such field; check its spelling' }))
  }
  return [{ path: issue.path, expected: describeExpected(issue) }]
}

function describeExpected(issue: z.core.$ZodIssue): string {
  if (issue.code === 'invalid_type') return issue.expected === 'int' ? 'a whole number' : issue.expected
  if (issue.code === 'invalid_value') return `one of ${issue.values.map((value) => JSON.stringify(value)).join(', ')}`
  if (issue.code === 'too_small' && issue.origin === 'string') return 'some text'
  return issue.message.replace(/^Invalid (input|string|number): /, '').replace(/^expected /, '')
}

function offsetOf(document: Document, path: PropertyKey[]): number | undefined {
  for (let depth = path.length; depth > 0; depth--) {
    const parent = document.getIn(path.slice(0, depth - 1), true)
    if (isMap(parent)) {
      const key = parent.items.find((pair) => String(pair.key) === String(path[depth - 1]))?.key as
        { range?: [number, number, number] } | undefined
      if (key?.range) return key.range[0]
    }
  }
  return document.contents?.range?.[0]
}

function valueAt(data: unknown, path: PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, key) => (typeof value === 'object' && value !== null ? (value as Record<PropertyKey, unknown>)[key] : undefined),
    data,
  )
}

function describeFound(value: unknown): string {
  if (value === undefined) return 'nothing'
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
