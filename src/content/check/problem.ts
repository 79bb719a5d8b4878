import { countOf } from '#model/text/count-of.ts'

/**
 * The codes of problems: zod's for shapes, the names of markdownlint and YAML parsers where they have one. `test/invalid-content.yaml` has an
 * example of each.
 */
export const problemCodes = [
  'bad-escape',
  'bad-indent',
  'bad-scalar-start',
  'bracket-syntax',
  'broken-anchor',
  'broken-link',
  'certainty-mismatch',
  'circular-reference',
  'comment-syntax',
  'contradictory-value',
  'curly-quotes',
  'custom',
  'directive-syntax',
  'duplicate-entry',
  'duplicate-key',
  'duplicate-name',
  'duplicate-value',
  'emphasis-syntax',
  'empty-heading',
  'empty-link',
  'foreign-character',
  'future-date',
  'heading-increment',
  'ignored-comment',
  'inconsistent-spelling',
  'indented-code',
  'inline-html',
  'inline-list',
  'invalid-draft',
  'invalid-encoding',
  'invalid-format',
  'invalid-type',
  'invalid-union',
  'invalid-value',
  'invisible-character',
  'link-syntax',
  'list-marker',
  'local-link',
  'markup-in-plain-text',
  'merge-conflict',
  'mismatched-reference',
  'misnamed-file',
  'misplaced-directive',
  'misplaced-file',
  'missing-alt-text',
  'missing-body',
  'missing-colon',
  'missing-counterpart',
  'missing-file',
  'missing-front-matter',
  'missing-source',
  'missing-space',
  'missing-value',
  'multiple-documents',
  'nested-mapping',
  'relative-link',
  'self-reference',
  'tab-as-indent',
  'table-column-count',
  'table-delimiter',
  'too-big',
  'too-complex',
  'too-small',
  'top-level-heading',
  'unbalanced-quote',
  'unchanged-value',
  'unclosed-code-block',
  'unclosed-directive',
  'unclosed-front-matter',
  'unclosed-quote',
  'unconnected-node',
  'unescaped-quote',
  'unexpected-file',
  'unexpected-token',
  'unknown-action',
  'unknown-directive',
  'unknown-keyboard-key',
  'unknown-picture',
  'unknown-reference',
  'unknown-source',
  'unknown-version',
  'unrecognized-keys',
  'unwritten-text',
  'version-order',
  'whole-coins',
] as const
export type ProblemCode = (typeof problemCodes)[number]

/** A problem in a content file that its editor has to fix. */
export type Problem = {
  code: ProblemCode
  /** Relative to the content folder: "items/shovel.yaml". */
  file: string
  /** Dotted: "sources.value.source"; empty for the whole file. */
  field: string
  found: string
  expected: string
  /** How to fix it, a sentence. */
  hint?: string | undefined
  /** True for a text that YAML parses as another type without quotes (1.10 is the number 1.1): the message quotes the file. */
  quote?: true | undefined
  /** What is underlined: the field's name, these words, or else the field's value. */
  mark?: { name: true } | { words: string } | undefined
  /** Range in the text of the file, if known. */
  range?: readonly [from: number, to: number] | undefined
  /** True for a warning: the wiki is served with it, only `wiki check` fails. */
  served?: true
  /** Problems with the same cause are reported together. */
  cause?: string
} & Partial<Place>

/** A problem without its file and field, which the caller adds. */
export type Flaw = Omit<Problem, 'file' | 'field'>

/** Position of a problem, counted from 1, with the text of its line. */
export type Place = { line: number; column: number; length: number; shown: string }

/** Thrown for invalid content; lists every problem. */
export class ContentError extends Error {
  readonly problems: readonly Problem[]

  constructor(problems: readonly Problem[], folder = 'content') {
    const texts = describeAll(problems, folder)
    super(`${countOf(texts.length, 'problem')} in ${folder}/\n\n${texts.join('\n\n')}`)
    this.name = 'ContentError'
    this.problems = problems
  }
}

/** Describes problems as text; those with the same cause as one. */
export function describeAll(problems: readonly Problem[], folder?: string): string[] {
  const groups = [...Map.groupBy(problems, (problem, place) => problem.cause ?? place).values()]
  return groups.map((same) => describeProblems(same, folder))
}

function describeProblems([first, ...others]: Problem[], folder = 'content'): string {
  if (!first) return ''
  const also = others.length === 0 ? [] : [`    The same in ${others.map((other) => `${folder}/${describePlace(other)}`).join(', ')}.`]
  return [describeProblem(first, folder), ...also].join('\n')
}

/**
 * content/items/shovel.yaml:5:8
 *   ✖ value: found "twelve", expected a whole number [invalid-type]
 *     5 │ value: twelve
 *       │        ^^^^^^
 *     → Hundredths of a coin. Example: 1200
 */
export function describeProblem(problem: Problem, folder = 'content'): string {
  const { code, field, found, expected, hint } = problem
  return [
    `${folder}/${describePlace(problem)}`,
    `  ✖ ${field || 'the file'}: found ${found}, expected ${expected} [${code}]`,
    ...showLine(problem),
    ...(hint === undefined ? [] : [`    → ${hint}`]),
  ].join('\n')
}

/** "items/shovel.yaml:5:8" */
function describePlace({ file, line, column }: Problem): string {
  return [file, line, column].filter((part) => part !== undefined).join(':')
}

/** In characters; longer lines are cut around the problem. */
const maxShownLength = 100

function showLine({ line, column, length, shown }: Problem): string[] {
  if (line === undefined || column === undefined || length === undefined || !shown) return []
  const from = column + length <= maxShownLength ? 0 : Math.max(0, column - 1 - Math.floor(maxShownLength / 4))
  const part = `${from > 0 ? '…' : ''}${shown.slice(from, from + maxShownLength)}${from + maxShownLength < shown.length ? '…' : ''}`
  const before = column - 1 - from + (from > 0 ? 1 : 0)
  const number = String(line)
  const marks = '^'.repeat(Math.max(1, Math.min(length, part.length - before)))
  return [`    ${number} │ ${part}`, `    ${' '.repeat(number.length)} │ ${' '.repeat(before)}${marks}`]
}
