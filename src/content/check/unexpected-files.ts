import { kindNames, kinds } from '#model/game/kinds/kinds.ts'
import { parsePictureName, pictureFolder } from '#model/items/item-pictures.ts'
import type { Kind } from '#model/wiki/kinds/kind.ts'
import type { ContentFolder, FolderEntry } from '../files/content-folder.ts'
import { suggestNames, formatSuggestions } from './name-suggestions.ts'
import type { Problem } from './problem.ts'

/** What editors and file managers leave beside files. */
export const isLitter = (name: string) => /^\.|~$|^#.*#$|^(Thumbs\.db|desktop\.ini)$/.test(name)

/** Something in a folder of things that is none of its files, so that nobody would ever read it. */
export function describeUnexpectedFile(folder: string, entry: FolderEntry, extension: string): Problem[] {
  if (isLitter(entry.name)) return []
  const problem = { file: `${folder}/${entry.name}`, field: '', served: true } as const
  if (entry.isSymbolicLink())
    return [{ ...problem, found: 'a symbolic link', expected: 'a file of its own', help: 'Put the file itself here: a link is not read.' }]
  if (parsePictureName(entry.name) !== undefined) {
    const help = `Move it to ${pictureFolder}/${entry.name}: the item of that name then shows it.`
    return [{ ...problem, found: 'a picture', expected: `a file that ends with ${extension}`, help }]
  }
  const found = entry.isDirectory() ? 'a folder' : 'another ending'
  return [
    {
      ...problem,
      found,
      expected: `a file that ends with ${extension}`,
      help: `It is not read. Rename it to end with ${extension}, or delete it.`,
    },
  ]
}

const rows: Kind[] = kindNames.map((name) => kinds[name])
const folders = rows.flatMap(({ yaml, markdown }) => Object.keys({ ...yaml, ...markdown }))
const lists = rows.flatMap(({ list = {} }) => Object.keys(list))
const known = new Set([
  pictureFolder,
  ...folders,
  ...lists,
  ...lists.map((file) => file.replace(/\/.*/, '')),
  'site.yaml',
  'site.example.yaml',
])

/** What lies in the content folder itself and is no folder or file of the wiki. */
export function listUnexpectedFiles(content: ContentFolder): Problem[] {
  return content
    .list('')
    .filter(({ name }) => !known.has(name) && !isLitter(name) && !name.endsWith('.md'))
    .map((entry) => ({
      file: entry.name,
      field: '',
      found: `a ${entry.isDirectory() ? 'folder' : 'file'} that nothing reads`,
      expected: `one of ${folders.join(', ')}`,
      help: formatSuggestions(suggestNames([...folders, 'site.yaml'], entry.name)),
      served: true,
    }))
}

/** What a file says is what files of another folder say, to the last field: it lies in the wrong one. */
export function describeMisplaced(file: string, data: unknown): { folder: string; problem: Problem } | undefined {
  const [, from = '', name = '', ending = ''] = /^(.*)\/(.*)(\.\w+)$/.exec(file) ?? []
  const shapes = rows.flatMap(({ yaml, markdown }) => Object.entries((ending === '.md' ? markdown : yaml) ?? {}))
  const [folder] = shapes.find(([, shape]) => shape.safeParse(data).success) ?? []
  if (folder === undefined || folder === from) return undefined
  const [found, expected] = [`what a file in ${folder} says`, `what belongs in ${from}`]
  return { folder, problem: { file, field: '', found, expected, help: `Move it: ${folder}/${name}${ending}` } }
}
