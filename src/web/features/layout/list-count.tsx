import { dataAttr } from '#web/data-attr.ts'
import { listCount } from './layout.data-attrs.ts'

/** How many things are on the reader's list; list-links.browser.ts fills it and shows it. */
export function ListCount() {
  return <span className="count" role="img" hidden {...dataAttr(listCount)} />
}
