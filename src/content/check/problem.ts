import { countOf } from '#model/text/count-of.ts'

/** Something a writer has to mend in `content/`. */
export type Problem = {
  /** The file, from the content folder: "items/shovel.yaml". */
  file: string
  /** The field, dotted: "sources.value.source"; empty for the whole file. */
  field: string
  found: string
  expected: string
  /** How to mend it, in a sentence. */
  help?: string | undefined
  /** A text that YAML takes for something else without quotes: it is told as it is written, since 1.10 is 1.1 by then. */
  quote?: true | undefined
  /** What is marked: the field's name, these words in it, or else its value. */
  mark?: { name: true } | { words: string } | undefined
  /** Where it stands in the text of the file, where that is known already. */
  range?: readonly [from: number, to: number] | undefined
  /** The wiki can be served with it, and is; who writes content mends it before sending it. */
  served?: true
  /** What is wrong in several places for one reason is told once: at the first, with the others. */
  cause?: string
} & Partial<Place>

/** Where a problem is: from 1, as editors count, with the line it stands in. */
export type Place = { line: number; column: number; length: number; shown: string }

/** Content that cannot be served, with every problem in it and not only the first. */
export class ContentError extends Error {
  readonly problems: readonly Problem[]

  constructor(problems: readonly Problem[], folder = 'content') {
    const texts = describeAll(problems, folder)
    super(`${countOf(texts.length, 'problem')} in ${folder}/\n\n${texts.join('\n\n')}`)
    this.name = 'ContentError'
    this.problems = problems
  }
}

/** What is wrong in several places for one reason is one of them. */
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
  const { field, found, expected, help } = problem
  return [
    `${folder}/${describePlace(problem)}`,
    `  ✖ ${field || 'the file'}: found ${found}, expected ${expected}`,
    ...showLine(problem),
    ...(help === undefined ? [] : [`    → ${help}`]),
  ].join('\n')
}

/** "items/shovel.yaml:5:8" */
function describePlace({ file, line, column }: Problem): string {
  return [file, line, column].filter((part) => part !== undefined).join(':')
}

/** The longest part of a line that is shown: a paragraph of prose is one line. */
const widest = 100

function showLine({ line, column, length, shown }: Problem): string[] {
  if (line === undefined || column === undefined || length === undefined || !shown) return []
  const from = column + length <= widest ? 0 : Math.max(0, column - 1 - Math.floor(widest / 4))
  const part = `${from > 0 ? '…' : ''}${shown.slice(from, from + widest)}${from + widest < shown.length ? '…' : ''}`
  const before = column - 1 - from + (from > 0 ? 1 : 0)
  const number = String(line)
  const marks = '^'.repeat(Math.max(1, Math.min(length, part.length - before)))
  return [`    ${number} │ ${part}`, `    ${' '.repeat(number.length)} │ ${' '.repeat(before)}${marks}`]
}
