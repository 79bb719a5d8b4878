import type { ContentFile } from '#model/wiki/correct/content-file.ts'
import { ContentError, describeAll, describeProblem, type Problem } from '../check/problem.ts'
import type { ContentFolder, FolderEntry } from '../files/content-folder.ts'
import { readFiles } from '../read-files.ts'

type Text = Pick<ContentFile, 'file' | 'text'>

/**
 * What `wiki check` would say of a changed file, and of others because of it: the whole wiki is read as it would be. Nothing where
 * nothing is wrong.
 */
export function checkWithAll(files: readonly Text[], changed: Text): string[] {
  const problems = listProblems([...files.filter(({ file }) => file !== changed.file), changed], changed.file)
  const elsewhere = problems.some(({ file }) => file !== changed.file)
  // What others have against something else was there before.
  const before = new Set(elsewhere ? listProblems(files, changed.file).map((problem) => describeProblem(problem)) : [])
  return describeAll(problems.filter((problem) => problem.file === changed.file || !before.has(describeProblem(problem))))
}

function listProblems(files: readonly Text[], newest: string): readonly Problem[] {
  try {
    readFiles(toFolder(files, newest), { strict: true })
    return []
  } catch (error) {
    if (error instanceof ContentError) return error.problems
    throw error
  }
}

/** Files that are only known by their text. Of two that cannot be true together the newest is wrong. */
function toFolder(files: readonly Text[], newest: string): ContentFolder {
  const texts = new Map(files.map(({ file, text }) => [file, text]))
  const textOf = (file: string) => texts.get(file) ?? ''
  return {
    name: 'content',
    list(folder) {
      const start = folder === '' ? '' : `${folder}/`
      const inside = [...texts.keys()].filter((file) => file.startsWith(start)).map((file) => file.slice(start.length).split('/'))
      return [...new Map(inside.map(([name = '', ...further]) => [name, toEntry(name, further.length > 0)])).values()]
    },
    sizeOf: (file) => (texts.has(file) ? new Blob([textOf(file)]).size : undefined),
    read: (file) => ({ text: textOf(file) }),
    textOf,
    changedAt: (file) => (file === newest ? 1000 : 0),
  }
}

function toEntry(name: string, isFolder: boolean): FolderEntry {
  return { name, isFile: () => !isFolder, isDirectory: () => isFolder, isSymbolicLink: () => false }
}
