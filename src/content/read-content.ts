import { statSync } from 'node:fs'
import { openFolder } from './files/open-folder.ts'
import { readFiles, type Content } from './read-files.ts'

/**
 * Reads and checks the whole content folder. Throws one ContentError that lists every problem in every file. What the wiki can be served
 * with all the same is refused only when it is `strict`: so a day to come in one file does not hold up a price in another.
 */
export function readContent(folder: string, options: { strict?: boolean } = {}): Content {
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) throw new Error(`CONTENT_DIR is ${folder}, and there is no such folder.`)
  return readFiles(openFolder(folder), options)
}
