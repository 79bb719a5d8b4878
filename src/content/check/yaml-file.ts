import { parseDocument, type Document } from 'yaml'
import type { z } from 'zod'
import { describeIssues } from './describe-issues.ts'
import type { Problem } from './problem.ts'
import { describeYamlError } from './yaml-errors.ts'

/** A YAML text read against a shape: the checked data, or every problem in it. */
export type Checked<T> = { data: T; problems: [] } | { data: undefined; problems: Problem[] }

/** What a YAML text says, before it is compared with a shape. */
export type Parsed = { data: unknown } | { problems: Problem[] }

/** Reads YAML text against a shape. `start` is where the text begins in its file: front matter stands below its fence. */
export function checkYaml<Shape extends z.ZodType>(file: string, text: string, shape: Shape, start = 0): Checked<z.infer<Shape>> {
  const parsed = parseYaml(file, text, start)
  return 'problems' in parsed ? { data: undefined, problems: parsed.problems } : checkData(file, parsed.data, shape)
}

export function checkData<Shape extends z.ZodType>(file: string, data: unknown, shape: Shape): Checked<z.infer<Shape>> {
  const answer = shape.safeParse(data)
  if (answer.success) return { data: answer.data, problems: [] }
  return { data: undefined, problems: describeIssues(file, answer.error.issues, data, shape) }
}

export function parseYaml(file: string, text: string, start = 0): Parsed {
  const read = readDocument(text)
  if ('refused' in read) return { problems: [{ file, field: '', found: read.refused, expected: 'YAML that ends somewhere' }] }
  if (read.document.errors.length > 0) return { problems: [{ file, field: '', ...describeYamlError(read.document, text, start) }] }
  return { data: read.data }
}

/** A text can be short and mean endlessly much: names that stand for lists of names, or lists in lists in lists. */
function readDocument(text: string): { document: Document; data: unknown } | { refused: string } {
  try {
    const document = parseDocument(text, { prettyErrors: false })
    return { document, data: document.errors.length > 0 ? undefined : document.toJS() }
  } catch (error) {
    return { refused: error instanceof RangeError ? 'parts within parts without end' : 'names that stand for more and more of each other' }
  }
}
