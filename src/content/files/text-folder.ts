import type { ContentFile } from '#model/wiki/correct/content-file.ts'
import type { ContentFolder, FolderEntry } from './content-folder.ts'

const encoder = new TextEncoder()

/** A content folder in memory. Of two files that cannot both be right, `newest` is wrong. */
export function toTextFolder(files: readonly Pick<ContentFile, 'file' | 'text'>[], newest: string): ContentFolder {
  const texts = new Map(files.map(({ file, text }) => [file, text]))
  const textOf = (file: string) => texts.get(file) ?? ''
  return {
    name: 'content',
    list(folder) {
      const start = folder === '' ? '' : `${folder}/`
      const inside = [...texts.keys()].filter((file) => file.startsWith(start)).map((file) => file.slice(start.length).split('/'))
      return [...new Map(inside.map(([name = '', ...further]) => [name, toFolderEntry(name, further.length > 0)])).values()]
    },
    sizeOf: (file) => (texts.has(file) ? encoder.encode(textOf(file)).length : undefined),
    read: (file) => ({ text: textOf(file) }),
    textOf,
    changedAt: (file) => (file === newest ? 1000 : 0),
  }
}

function toFolderEntry(name: string, isFolder: boolean): FolderEntry {
  return { name, isFile: () => !isFolder, isDirectory: () => isFolder, isSymbolicLink: () => false }
}
