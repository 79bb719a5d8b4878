import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { z } from 'zod'
import type { Kind } from '#model/wiki/kinds/kind.ts'
import type { KindName } from '#model/wiki/kinds/kinds.ts'
import type { Problem } from './problem.ts'
import { checkYaml } from './yaml-file.ts'

/** What a file says of one thing, checked against the shape of its kind's files. Markdown has a body below its front matter. */
export type Entry<Data = Record<string, unknown>> = {
  file: string
  folder: string
  /** The name of the file without its ending. */
  name: string
  data: Data
  body: string
  bodyLine: number
}

/** The files of every kind. */
export type Entries = Record<KindName, Entry[]>

/** The longest file there is has 18 KB, and a leaderboard of ten thousand runs two megabytes. Anything longer is a mistake. */
const longestFile = 4_000_000

/** Opens a content folder. Whatever is wrong in a file goes to `report`; the file is then left out. */
export function openContentFiles(contentFolder: string, report: (...problems: Problem[]) => void) {
  function readYaml<Shape extends z.ZodType>(file: string, text: string, shape: Shape, firstLine?: number): z.infer<Shape> | undefined {
    const { data, problems } = checkYaml(file, text, shape, firstLine)
    report(...problems)
    return data
  }

  function listFolder(folder: string, extension: string): { file: string; name: string; text: string }[] {
    // A folder without files: Git does not keep it.
    if (!existsSync(join(contentFolder, folder))) return []
    return readdirSync(join(contentFolder, folder), { withFileTypes: true })
      .filter((entry) => entry.isFile() && entry.name.endsWith(extension))
      .map((entry) => entry.name)
      .toSorted()
      .flatMap((name) => {
        const text = readText(`${folder}/${name}`)
        return text === undefined ? [] : [{ file: `${folder}/${name}`, name: name.slice(0, -extension.length), text }]
      })
  }

  function readText(file: string): string | undefined {
    const { size } = statSync(join(contentFolder, file))
    if (size > longestFile) {
      report({ file, field: '', found: `${Math.ceil(size / 1e6)} MB`, expected: `at most ${longestFile / 1e6} MB` })
      return undefined
    }
    return readFileSync(join(contentFolder, file), 'utf8').replace(/^\uFEFF/, '')
  }

  /** A file that there has to be. */
  function readOne<Shape extends z.ZodType>(file: string, shape: Shape): z.infer<Shape> | undefined {
    if (existsSync(join(contentFolder, file))) {
      const text = readText(file)
      return text === undefined ? undefined : readYaml(file, text, shape)
    }
    report({ file, field: '', found: 'no such file', expected: 'one, because the wiki needs it' })
    return undefined
  }

  function listYaml(folder: string, shape: z.ZodObject): Entry[] {
    return listFolder(folder, '.yaml').flatMap(({ file, name, text }) => {
      const data = readYaml(file, text, shape)
      return data === undefined ? [] : [{ file, folder, name, data, body: '', bodyLine: 1 }]
    })
  }

  function listMarkdown(folder: string, shape: z.ZodObject): Entry[] {
    return listFolder(folder, '.md').flatMap(({ file, name, text }) => {
      const match = /^---\r?\n([\s\S]*?)\r?\n---\r?\n/.exec(text)
      if (!match) {
        report({ file, line: 1, field: '', found: 'no front matter', expected: 'a block between two lines of ---' })
        return []
      }
      const data = readYaml(file, match[1] ?? '', shape, 2)
      const bodyLine = match[0].split('\n').length
      return data === undefined ? [] : [{ file, folder, name, data, body: text.slice(match[0].length), bodyLine }]
    })
  }

  function listRows(file: string, shape: z.ZodObject): Entry[] {
    const [rows = []] = Object.values(readOne(file, shape) ?? {}) as Entry['data'][][]
    return rows.map((data) => ({ file, folder: '', name: '', data, body: '', bodyLine: 1 }))
  }

  return {
    readOne,
    /** All things of a kind, in the order of their files. */
    listEntries: ({ yaml = {}, markdown = {}, list = {} }: Kind): Entry[] => [
      ...Object.entries(yaml).flatMap(([folder, shape]) => listYaml(folder, shape)),
      ...Object.entries(markdown).flatMap(([folder, shape]) => listMarkdown(folder, shape)),
      ...Object.entries(list).flatMap(([file, shape]) => listRows(file, shape)),
    ],
  }
}

/** True of kinds whose files are prose. */
export function isMarkdown({ markdown }: Kind): boolean {
  return markdown !== undefined
}
