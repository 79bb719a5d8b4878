import { parseDocument } from 'yaml'
import type { z } from 'zod'
import { messageOf } from '#model/text/message-of.ts'
import { describeIssues } from '../describe-issues.ts'
import { readOnce } from '../../read-once.ts'
import type { Flaw, Problem } from '../problem.ts'
import { describeUnnamed, describeYamlError, findMisread } from './yaml-errors.ts'

/** Checked data, or the problems in it. */
export type Checked<T> = { data: T; problems: [] } | { data: undefined; problems: Problem[] }

/** Parsed YAML, before it is checked against a shape. */
export type Parsed = { data: unknown } | { problems: Problem[] }

/** Parses YAML and checks it against a shape. `start`: index of the text in its file, for front matter. */
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
  const read = readOnce('yaml', text, () => readDocument(text))
  if ('unnamed' in read) return { problems: [{ file, field: '', ...describeUnnamed(read.unnamed, text, start) }] }
  if ('refused' in read) return { problems: [{ code: 'too-complex', file, field: '', found: read.refused, expected: 'finite YAML' }] }
  if ('flaw' in read) {
    const [from, to] = read.flaw.range ?? [0, 0]
    return { problems: [{ file, field: '', ...read.flaw, range: [start + from, start + to] }] }
  }
  return read
}

/** Parses a document; `refused` for nesting and aliases beyond the parser's limits. */
function readDocument(text: string): { data: unknown } | { flaw: Flaw } | { refused: string } | { unnamed: string } {
  try {
    const document = parseDocument(text, { prettyErrors: false })
    // An unknown tag is only a warning for the parser, but changes the value.
    document.errors.push(...document.warnings.filter(({ code }) => code === 'TAG_RESOLVE_FAILED'))
    const flaw = document.errors.length > 0 ? describeYamlError(document, text) : findMisread(document, text)
    return flaw ? { flaw } : { data: document.toJS() }
  } catch (error) {
    const [, unnamed] = /^Unresolved alias.*: (\S+)$/.exec(messageOf(error)) ?? []
    if (unnamed !== undefined) return { unnamed }
    return { refused: error instanceof RangeError ? 'endless nesting' : 'aliases that refer to each other' }
  }
}
