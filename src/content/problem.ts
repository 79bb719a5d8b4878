import { countOf } from '#model/text/count-of.ts'

/** Something a writer has to mend in `content/`. */
export type Problem = {
  /** The file, from the content folder: "items/shovel.yaml". */
  file: string
  /** Line in the file, where it is known. */
  line?: number | undefined
  /** The field, dotted: "sources.value.source"; empty for the whole file. */
  field: string
  found: string
  expected: string
}

/** Content that cannot be served, with every problem in it and not only the first. */
export class ContentError extends Error {
  readonly problems: readonly Problem[]

  constructor(problems: readonly Problem[]) {
    super(`${countOf(problems.length, 'problem')} in content/\n\n${problems.map(describeProblem).join('\n')}`)
    this.name = 'ContentError'
    this.problems = problems
  }
}

/** "items/shovel.yaml:5  value: found \"twelve\", expected number" */
export function describeProblem({ file, line, field, found, expected }: Problem): string {
  const place = line === undefined ? file : `${file}:${line}`
  return `${place}\n  ✖ ${field || 'the file'}: found ${found}, expected ${expected}`
}
