import type { Problem } from '#content/check/problem.ts'
import { readContent } from '#content/read-content.ts'
import { listProblems } from './text-wiki.ts'

/** Problems of a content folder; empty if it is valid. */
export function readProblemsOf(folder: string, options?: { strict?: boolean }): readonly Problem[] {
  return listProblems(() => readContent(folder, options))
}
