import { ContentError, type Problem } from '#content/check/problem.ts'
import { readContent } from '#content/read-content.ts'

/** Problems of a content folder; empty if it is valid. */
export function readProblemsOf(folder: string, options?: { strict?: boolean }): readonly Problem[] {
  try {
    readContent(folder, options)
  } catch (error) {
    if (error instanceof ContentError) return error.problems
    throw error
  }
  return []
}
