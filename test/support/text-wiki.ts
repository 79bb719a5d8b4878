import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { ContentError, type Problem } from '#content/check/problem.ts'
import { toTextFolder } from '#content/files/text-folder.ts'
import { readFiles, type Content } from '#content/read-files.ts'

type Options = Parameters<typeof readFiles>[1]

const smallWiki = readdirSync('test/wiki', { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map(({ parentPath, name }) => relative('test/wiki', join(parentPath, name)))
  .map((file) => ({ file, text: readFileSync(join('test/wiki', file), 'utf8') }))

/** A content folder in memory that begins as the small wiki. */
export function createTextWiki() {
  const texts = new Map(smallWiki.map(({ file, text }) => [file, text]))
  let newest = ''
  const listTexts = () => [...texts].map(([file, text]) => ({ file, text }))
  const read = (options?: Options): Content => readFiles(toTextFolder(listTexts(), newest), options)
  return {
    listTexts,
    textOf: (file: string): string => texts.get(file) ?? '',
    write(file: string, text: string) {
      texts.set(file, text)
      newest = file
    },
    remove: (file: string) => void texts.delete(file),
    read,
    readProblems: (options?: Options): readonly Problem[] => listProblems(() => read(options)),
  }
}

export type TextWiki = ReturnType<typeof createTextWiki>

/** Problems that reading content throws; empty if it is valid. */
export function listProblems(read: () => unknown): readonly Problem[] {
  try {
    read()
  } catch (error) {
    if (error instanceof ContentError) return error.problems
    throw error
  }
  return []
}
