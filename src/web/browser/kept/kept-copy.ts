import { valueOf } from '../find.ts'
import { keptAt } from './kept-copy.attributes.ts'

/** When this page was kept, for one that comes from the browser's own store: then it was drawn for its plain address, whatever the address says now. */
export function readKeptAt(): number | undefined {
  const at = valueOf(document.documentElement, keptAt)
  return at === undefined ? undefined : Number(at)
}
