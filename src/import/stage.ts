import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { ContentError, describeProblem, type Problem } from '#content/check/problem.ts'
import { readAsIf } from '#cli/read-as-if.ts'
import type { Change } from './plan.ts'
import type { Reject } from './read-rows.ts'

/**
 * The files as they would be. They are read once as the wiki would read them, in a copy of its content, until nothing is wrong with them:
 * what cannot stand here, because it refers to what nobody tells of, is taken out and refused.
 */
export function stageChanges(
  folder: string,
  changes: readonly Change[],
  reject: Reject,
): { changes: Change[]; texts: Map<string, string> } {
  let left = [...changes]
  for (;;) {
    const texts = applyAll(folder, left)
    const problems = readAsIf(folder, texts, { strict: false }).filter(({ served }) => !served)
    if (problems.length === 0) return { changes: left, texts }
    const wrong = new Map<Change, string>()
    for (const problem of problems) {
      const change = findCause(left, problem, folder)
      if (change) wrong.set(change, describeProblem(problem).split('\n').slice(1, 2).join('').trim())
    }
    // What is not due to anything that came is for people to see.
    if (wrong.size === 0) throw new ContentError(problems, folder)
    for (const [{ thing }, why] of wrong) reject({ row: thing, call: thing, why })
    left = left.filter((change) => !wrong.has(change))
  }
}

function applyAll(folder: string, changes: readonly Change[]): Map<string, string> {
  const texts = new Map<string, string>()
  for (const { file, apply } of changes) texts.set(file, apply(texts.get(file) ?? readIfThere(join(folder, file))))
  return texts
}

/** Which change a problem is due to: the one of its file, or of its row. */
function findCause(changes: readonly Change[], { file, field }: Problem, folder: string): Change | undefined {
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
