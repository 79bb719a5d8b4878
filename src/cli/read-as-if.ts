import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve, sep } from 'node:path'
import { ContentError, type Problem } from '#content/check/problem.ts'
import { readContent } from '#content/read-content.ts'

/** What the check of the content would say if these texts stood in its files: they do, in a copy. */
export function readAsIf(folder: string, texts: ReadonlyMap<string, string>, how: { strict: boolean }): readonly Problem[] {
  const copy = mkdtempSync(join(tmpdir(), 'wiki-as-if-'))
  try {
    if (existsSync(folder)) cpSync(folder, copy, { recursive: true })
    writeTexts(copy, texts)
    readContent(copy, how)
    return []
  } catch (error) {
    if (error instanceof ContentError) return error.problems
    throw error
  } finally {
    rmSync(copy, { recursive: true, force: true })
  }
}

/** Writes texts into the files of a content folder. No name of a file leads out of it. */
export function writeTexts(folder: string, texts: ReadonlyMap<string, string>) {
  for (const [file, text] of texts) {
    const path = resolve(folder, file)
    if (!path.startsWith(resolve(folder) + sep)) throw new Error(`${file} would stand outside ${folder}.`)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, text)
  }
}
