import type { ContentFile } from '#model/wiki/correct/content-file.ts'
import { ContentError, describeAll, describeProblem, type Problem } from '../check/problem.ts'
import { toTextFolder } from '../files/text-folder.ts'
import { readFiles } from '../read-files.ts'

type Text = Pick<ContentFile, 'file' | 'text'>

/**
 * Runs the checks of `wiki check` over all files with one changed. Returns the problems of the changed file, and those it causes in others.
 */
export function checkWithAll(files: readonly Text[], changed: Text): string[] {
  const problems = listProblems([...files.filter(({ file }) => file !== changed.file), changed], changed.file)
  const elsewhere = problems.some(({ file }) => file !== changed.file)
  // Problems of other files that are not new are skipped.
  const before = new Set(elsewhere ? listProblems(files, changed.file).map((problem) => describeProblem(problem)) : [])
  return describeAll(problems.filter((problem) => problem.file === changed.file || !before.has(describeProblem(problem))))
}

function listProblems(files: readonly Text[], newest: string): readonly Problem[] {
  try {
    readFiles(toTextFolder(files, newest), { strict: true })
    return []
  } catch (error) {
    if (error instanceof ContentError) return error.problems
    throw error
  }
}
