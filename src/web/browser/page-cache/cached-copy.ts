import { readAttr } from '../find.ts'
import { isStaticExport } from '../static-export/static-export.ts'
import { cachedAt } from './cached-copy.data-attrs.ts'

/** When this page was cached, in ms since the epoch; undefined for a page from the network. */
export function readCachedAt(): number | undefined {
  const at = readAttr(document.documentElement, cachedAt)
  return at === undefined ? undefined : Number(at)
}

/** Whether this page was rendered without the query of its URL. */
export const ignoresParameters = () => readCachedAt() !== undefined || isStaticExport()
