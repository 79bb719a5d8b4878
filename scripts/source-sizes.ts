import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from './processes.mjs'

const maxFiles = 25
const maxLines = 250
/** One file per page, listed in routes.ts. */
const unlimitedFolders = new Set(['src/web/pages', 'src/web/pages/game'])
/** Outlines of fonts are data. */
const isData = (file: string) => file.endsWith('traced-fonts.json')

/** Messages for folders with too many code files; tests, styles and subfolders do not count. */
export function listLargeFolders(files: readonly string[]): string[] {
  const code = files.filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
  return [...Map.groupBy(code, (file) => dirname(file))]
    .filter(([folder, { length }]) => length > maxFiles && !unlimitedFolders.has(folder))
    .map(
      ([folder, { length }]) =>
        `${folder} has ${length} code files, at most ${maxFiles} are allowed: move the files of one subject into a folder of their own (${folder}/<subject>/).`,
    )
}

function listLongFiles(files: readonly string[]): string[] {
  return files.flatMap((file) => {
    const lines = readFileSync(join(root, file), 'utf8').split('\n').length - 1
    return lines > maxLines && !isData(file)
      ? [`${file} has ${lines} lines, at most ${maxLines} are allowed: move its second subject into a file of its own.`]
      : []
  })
}

/** Messages for files and folders in `src/` that are too large. */
export function listTooLarge(): string[] {
  const files = globSync('src/**/*.*', { cwd: root, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(root.length + 1))
    .map((file) => file.replaceAll('\\', '/'))
  return [...listLargeFolders(files), ...listLongFiles(files)]
}
