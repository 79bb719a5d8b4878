import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { ContentError, describeProblem, type Problem } from '#content/check/problem.ts'
import { readAsIf } from '#cli/read-as-if.ts'
import type { PlannedChange } from './plan.ts'
import type { Reject } from './read-rows.ts'

/**
 * Applies the changes to a copy of the content and checks it. Changes that cause problems, such as references to missing things, are
 * rejected until the copy is valid. Throws a ContentError for problems that no change causes.
 */
export function stageChanges(
  folder: string,
  changes: readonly PlannedChange[],
  reject: Reject,
): { changes: PlannedChange[]; texts: Map<string, string> } {
  let left = [...changes]
  for (;;) {
    const texts = applyAll(folder, left)
    const problems = readAsIf(folder, texts, { strict: false }).filter(({ served }) => !served)
    if (problems.length === 0) return { changes: left, texts }
    const wrong = new Map<PlannedChange, string>()
    for (const problem of problems) {
      const change = findCause(left, problem, folder)
      if (change) wrong.set(change, describeProblem(problem).split('\n').slice(1, 2).join('').trim())
    }
    if (wrong.size === 0) throw new ContentError(problems, folder)
    for (const [{ thing }, why] of wrong) reject({ row: thing, call: thing, why })
    left = left.filter((change) => !wrong.has(change))
  }
}

function applyAll(folder: string, changes: readonly PlannedChange[]): Map<string, string> {
  const texts = new Map<string, string>()
  for (const { file, apply } of changes) texts.set(file, apply(texts.get(file) ?? readIfThere(join(folder, file))))
  return texts
}

/** Finds the change that causes a problem, by file or row. */
function findCause(changes: readonly PlannedChange[], { file, field }: Problem, folder: string): PlannedChange | undefined {
  const ofFile = changes.filter((change) => change.file === file)
  const [, place] = /^\w+\.(\d+)/.exec(field) ?? []
  if (!ofFile.some(({ row }) => row)) return ofFile[0]
  const [rows] = Object.values((parse(readIfThere(join(folder, file))) ?? {}) as Record<string, unknown[] | null>)
  const before = rows?.length ?? 0
  return place === undefined ? undefined : ofFile[Number(place) - before]
}

function readIfThere(path: string): string {
  return existsSync(path) ? readFileSync(path, 'utf8') : ''
}
