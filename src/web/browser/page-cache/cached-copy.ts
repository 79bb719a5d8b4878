import { valueOf } from '../find.ts'
import { cachedAt } from './cached-copy.attributes.ts'

/** When this page was kept, for one that comes from the browser's own store: then it was drawn for its plain address, whatever the address says now. */
export function readCachedAt(): number | undefined {
  const at = valueOf(document.documentElement, cachedAt)
  return at === undefined ? undefined : Number(at)
}
