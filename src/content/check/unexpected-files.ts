import { kindNames, kinds } from '#model/game/kinds/kinds.ts'
import { parsePictureName, pictureFolder } from '#model/items/item-pictures.ts'
import type { Kind } from '#model/wiki/kinds/kind.ts'
import type { ContentFolder, FolderEntry } from '../files/content-folder.ts'
import { suggestNames, formatSuggestions } from './name-suggestions.ts'
import type { Problem } from './problem.ts'

/** Hidden and temporary files of editors and file managers. */
export const isLitter = (name: string) => /^\.|~$|^#.*#$|^(Thumbs\.db|desktop\.ini)$/.test(name)

/** Problem for a file in a folder of things that is not read: another extension, a link, a folder. */
export function describeUnexpectedFile(folder: string, entry: FolderEntry, extension: string): Problem[] {
  if (isLitter(entry.name)) return []
  const problem = { code: 'unexpected-file', file: `${folder}/${entry.name}`, field: '', served: true } as const
  if (entry.isSymbolicLink())
    return [{ ...problem, found: 'a symbolic link', expected: 'a file', hint: 'Put the file itself here; links are not read.' }]
  if (parsePictureName(entry.name) !== undefined) {
    const hint = `Move it to ${pictureFolder}/${entry.name}: the item of that name then shows it.`
    return [{ ...problem, found: 'a picture', expected: `a file that ends with ${extension}`, hint }]
  }
  const found = entry.isDirectory() ? 'a folder' : 'another file extension'
  return [
    {
      ...problem,
      found,
      expected: `a file that ends with ${extension}`,
      hint: `It is not read. Rename it to end with ${extension}, or delete it.`,
    },
  ]
}

const rows: Kind[] = kindNames.map((name) => kinds[name])
const folders = rows.flatMap(({ yaml, markdown }) => Object.keys({ ...yaml, ...markdown }))
const lists = rows.flatMap(({ list = {} }) => Object.keys(list))
const expectedNames = new Set([
  pictureFolder,
  ...folders,
  ...lists,
  ...lists.map((file) => file.replace(/\/.*/, '')),
  'site.yaml',
  'site.example.yaml',
])

/** Lists unknown files and folders in the content folder. */
export function listUnexpectedFiles(content: ContentFolder): Problem[] {
  return content
    .list('')
    .filter(({ name }) => !expectedNames.has(name) && !isLitter(name) && !name.endsWith('.md'))
    .map((entry) => ({
      code: 'unexpected-file',
      file: entry.name,
      field: '',
      found: `a ${entry.isDirectory() ? 'folder' : 'file'} that nothing reads`,
      expected: `one of ${folders.join(', ')}`,
      hint: formatSuggestions(suggestNames([...folders, 'site.yaml'], entry.name)),
      served: true,
    }))
}

/** Finds the folder whose shape a file matches exactly, if it is another one. */
export function describeMisplaced(file: string, data: unknown): { folder: string; problem: Problem } | undefined {
  const [, from = '', name = '', ending = ''] = /^(.*)\/(.*)(\.\w+)$/.exec(file) ?? []
  const shapes = rows.flatMap(({ yaml, markdown }) => Object.entries((ending === '.md' ? markdown : yaml) ?? {}))
  const [folder] = shapes.find(([, shape]) => shape.safeParse(data).success) ?? []
  if (folder === undefined || folder === from) return undefined
  const [found, expected] = [`the fields of a file in ${folder}`, `those of a file in ${from}`]
  return { folder, problem: { code: 'misplaced-file', file, field: '', found, expected, hint: `Move it: ${folder}/${name}${ending}` } }
}
