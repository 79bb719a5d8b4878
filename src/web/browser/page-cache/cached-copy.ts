import { valueOf } from '../find.ts'
import { plainFiles } from '../plain-files/plain-files.attributes.ts'
import { cachedAt } from './cached-copy.attributes.ts'

/** When this page was kept, for one that comes from the browser's own store. */
export function readCachedAt(): number | undefined {
  const at = valueOf(document.documentElement, cachedAt)
  return at === undefined ? undefined : Number(at)
}

/** True in a copy of the wiki that is made of plain files: nobody is there who could answer a question. */
export const isPlainFile = () => document.documentElement.hasAttribute(plainFiles)

/** True for a page that was drawn for its plain address, whatever the address says now: nobody saw what it asks. */
export const isDrawnPlain = () => readCachedAt() !== undefined || isPlainFile()
