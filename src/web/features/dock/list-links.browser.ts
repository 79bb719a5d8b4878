import { encodeList } from '#model/lists/shopping-list.ts'
import { countOf } from '#model/text/count-of.ts'
import { paths } from '#model/wiki/paths.ts'
import { findAll, readAttr } from '#web/browser/find.ts'
import { showsListCount } from '#web/features/layout/layout.data-attrs.ts'
import type { MyList } from '#web/features/lists/saved/list-store.ts'
import { addsToList, addsWord } from '#web/game-ui/add-to-list.data-attrs.ts'

/** Points links at the reader's list once there is one, shows the number of items beside them, and marks items that are on it. */
export function showListLinks({ entries, name }: MyList) {
  const path = entries.length > 0 ? paths.sharedList(encodeList(entries), name) : paths.list
  for (const link of findAll(document, showsListCount)) {
    if (link instanceof HTMLAnchorElement) link.href = path
    showCount(link, entries.length)
  }
  for (const link of findAll(document, addsToList)) {
    const word = link.querySelector(`[${addsWord}]`)
    const onList = entries.find(({ id }) => String(id) === readAttr(link, addsToList))
    const words = onList ? `On my list${onList.quantity > 1 ? ` (${onList.quantity})` : ''}` : 'Add to my list'
    if (word && onList && link instanceof HTMLAnchorElement) link.href = path
    if (word && word.textContent !== words) word.textContent = words
  }
}

function showCount(link: HTMLElement, count: number) {
  const shown = link.querySelector<HTMLElement>('.count')
  if (!shown) return
  shown.hidden = count === 0
  shown.textContent = count > 99 ? '99+' : String(count)
  shown.setAttribute('role', 'img')
  shown.ariaLabel = countOf(count, 'item')
}
