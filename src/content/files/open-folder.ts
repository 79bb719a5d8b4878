import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { decodeText, readBytes } from '../check/decode-text.ts'
import type { ContentFolder } from './content-folder.ts'

/** Opens a content folder on disk. */
export function openFolder(path: string): ContentFolder {
  return {
    name: path,
    list: (folder) => (existsSync(join(path, folder)) ? readdirSync(join(path, folder), { withFileTypes: true }) : []),
    sizeOf(file) {
      const about = statSync(join(path, file), { throwIfNoEntry: false })
      return about?.isFile() ? about.size : undefined
    },
    read: (file) => decodeText(readFileSync(join(path, file))),
    textOf: (file) => readBytes(readFileSync(join(path, file))),
    changedAt: (file) => statSync(join(path, file)).mtimeMs,
  }
}
