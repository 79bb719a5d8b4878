import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve, sep } from 'node:path'
import { parse } from 'yaml'
import { ContentError, describeProblem } from '#content/check/problem.ts'
import { readContent } from '#content/read-content.ts'
import type { Change } from './plan.ts'
import type { Refuse } from './read-rows.ts'

/**
 * The files as they would be. They are read once as the wiki would read them, in a copy of its content, until nothing is wrong with them:
 * what cannot stand here, because it refers to what nobody tells of, is taken out and refused.
 */
export function stageChanges(
  folder: string,
  changes: readonly Change[],
  refuse: Refuse,
): { changes: Change[]; texts: Map<string, string> } {
  let left = [...changes]
  for (;;) {
    const texts = applyAll(folder, left)
    const problems = listProblems(folder, texts)
    if (problems.length === 0) return { changes: left, texts }
    const wrong = new Map<Change, string>()
    for (const problem of problems) {
      const change = findCause(left, problem, folder)
      if (change) wrong.set(change, describeProblem(problem).split('\n').slice(1, 2).join('').trim())
    }
    // What is not due to anything that came is for people to see.
    if (wrong.size === 0) throw new ContentError(problems, folder)
    for (const [{ thing }, why] of wrong) refuse({ row: thing, call: thing, why })
    left = left.filter((change) => !wrong.has(change))
  }
}

/** Writes them: first what others refer to. */
export function writeTexts(folder: string, texts: ReadonlyMap<string, string>) {
  for (const [file, text] of texts) writeInside(folder, file, text)
}

function applyAll(folder: string, changes: readonly Change[]): Map<string, string> {
  const texts = new Map<string, string>()
  for (const { file, apply } of changes) texts.set(file, apply(texts.get(file) ?? readIfThere(join(folder, file))))
  return texts
}

function listProblems(folder: string, texts: ReadonlyMap<string, string>) {
  const copy = mkdtempSync(join(tmpdir(), 'wiki-import-'))
  try {
    if (existsSync(folder)) cpSync(folder, copy, { recursive: true })
    writeTexts(copy, texts)
    readContent(copy)
    return []
  } catch (error) {
    if (error instanceof ContentError) return error.problems.filter(({ served }) => !served)
    throw error
  } finally {
    rmSync(copy, { recursive: true, force: true })
  }
}

type Problem = ContentError['problems'][number]

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

/** No name of a thing leads out of the folder. */
function writeInside(folder: string, file: string, text: string) {
  const path = resolve(folder, file)
  if (!path.startsWith(resolve(folder) + sep)) throw new Error(`${file} would stand outside ${folder}.`)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
}
