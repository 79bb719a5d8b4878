import { statSync } from 'node:fs'
import { openFolder } from './files/open-folder.ts'
import { readFiles, type Content } from './read-files.ts'

/**
 * Reads and checks the content folder. Throws a ContentError with every problem. Warnings, such as a date in the future, are problems only
 * with `strict`.
 */
export function readContent(folder: string, options: { strict?: boolean } = {}): Content {
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory())
    throw new Error(`CONTENT_DIR is ${folder}, but that folder does not exist. Set the folder of the content.`)
  return readFiles(openFolder(folder), options)
}
