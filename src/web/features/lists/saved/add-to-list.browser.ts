import { element } from '#web/browser/element.ts'
import { loadScript } from '#web/browser/load-part.ts'
import { retry } from '#web/browser/retry.ts'
import { findAround, readAttr } from '#web/browser/find.ts'
import { addsPieces, addsToList } from '#web/game-ui/add-to-list.data-attrs.ts'

/** The "Add to my list" links: without script they open the list maker, here they put the item on the list. */
export function startAddToList() {
  const waiting = new WeakSet<HTMLElement>()
  document.addEventListener('click', (event) => {
    const link = findAround<HTMLAnchorElement>(event.target, addsToList)
    if (!link || event.defaultPrevented || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    if (waiting.has(link)) return
    waiting.add(link)
    // The rules of lists come only when somebody adds something.
    void retry(() => loadScript(() => import('./add-item.ts')), {
      words: 'Not added yet: you’re offline. Retrying…',
      show: (notice) => statusOf(link)?.replaceChildren(notice),
    }).then(({ addItem, findListPath }) => {
      waiting.delete(link)
      showStatus(link, addItem(readAttr(link, addsToList) ?? '', Number(readAttr(link, addsPieces))), findListPath())
    })
  })
}

function showStatus(link: HTMLAnchorElement, words: string, listPath: string) {
  statusOf(link)?.replaceChildren(`${words} `, element('a', { href: listPath }, 'Open my list'))
}

/** The dialog's status, else the one beside the link: the form for a price has one of its own. */
function statusOf(link: HTMLElement) {
  return link.closest('dialog')?.querySelector('[role="status"]') ?? link.parentElement?.querySelector(':scope > [role="status"]')
}
