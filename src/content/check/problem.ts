import { countOf } from '#model/text/count-of.ts'

/** A problem in a content file that its editor has to fix. */
export type Problem = {
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
 *   ✖ value: found "twelve", expected a whole number
 *     5 │ value: twelve
 *       │        ^^^^^^
 *     → Hundredths of a coin. Example: 1200
 */
export function describeProblem(problem: Problem, folder = 'content'): string {
  const { field, found, expected, hint } = problem
  return [
    `${folder}/${describePlace(problem)}`,
    `  ✖ ${field || 'the file'}: found ${found}, expected ${expected}`,
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
