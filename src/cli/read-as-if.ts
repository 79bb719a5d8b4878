import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve, sep } from 'node:path'
import { ContentError, type Problem } from '#content/check/problem.ts'
import { readContent } from '#content/read-content.ts'

/** Checks a temporary copy of the content with these files replaced. Returns the problems. Errors other than problems of the content are thrown. */
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

/** Writes texts into files of a content folder. Throws for a file outside it. */
export function writeTexts(folder: string, texts: ReadonlyMap<string, string>) {
  for (const [file, text] of texts) {
    const path = resolve(folder, file)
    if (!path.startsWith(resolve(folder) + sep)) throw new Error(`${file} is outside ${folder}.`)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, text)
  }
}
