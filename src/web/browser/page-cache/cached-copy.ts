import { readAttr } from '../find.ts'
import { isStaticExport } from '../static-export/static-export.ts'
import { cachedAt } from './cached-copy.data-attrs.ts'

/** When this page was kept, for one that comes from the browser's own store. */
export function readCachedAt(): number | undefined {
  const at = readAttr(document.documentElement, cachedAt)
  return at === undefined ? undefined : Number(at)
}

/** Whether this page was rendered without the parameters of its address. */
export const ignoresParameters = () => readCachedAt() !== undefined || isStaticExport()
